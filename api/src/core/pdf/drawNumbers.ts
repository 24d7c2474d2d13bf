import { colours, gap, margins } from './look';
import { drawBeside, drawPart, makeRoom, type Paper, type Part, widthOf } from './paper';
import type { PdfBlock } from './pdfDocument';

const height = 70;

/** Draws telephone numbers to be read from afar, side by side. */
export const drawNumbers = (
  paper: Paper,
  whole: Part,
  { numbers }: Extract<PdfBlock, { kind: 'numbers' }>,
): void => {
  makeRoom(paper, height);
  const top = paper.y;
  const width = (widthOf(paper) - gap * (numbers.length - 1)) / numbers.length;
  for (const [index, [number, text]] of numbers.entries()) {
    const left = margins.left + index * (width + gap);
    drawBeside(paper, () => paper.roundedRect(left, top, width, height, 6).fill(colours.primary));
    const draw = () => {
      paper.font('bold').fontSize(28).fillColor(colours.onPrimary);
      paper.text(number, left, top + 8, { width, align: 'center' });
      paper
        .font('regular')
        .fontSize(11)
        .text(text, left, top + 45, { width, align: 'center' });
    };
    drawPart(paper, whole, 'P', draw);
  }
  paper.y = top + height;
};
