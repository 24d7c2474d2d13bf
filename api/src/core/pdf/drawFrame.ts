import { norwegianTime } from '../time/norwegianTime';
import { colours, margins } from './look';
import { drawBeside, type Paper, widthOf } from './paper';
import type { PdfDocument } from './pdfDocument';

const drawTop = (paper: Paper, { title, subject }: PdfDocument) => {
  const width = widthOf(paper);
  paper.rect(0, 0, paper.page.width, 6).fill(colours.accent);
  paper
    .font('bold')
    .fontSize(12)
    .fillColor(colours.primary)
    .text('Byggtun', margins.left, 28, { lineBreak: false });
  paper.font('regular').fontSize(9).fillColor(colours.secondary);
  paper.text(`${title} · ${subject}`, margins.left + 80, 30, {
    width: width - 80,
    height: 12,
    align: 'right',
    ellipsis: true,
  });
  paper
    .moveTo(margins.left, 50)
    .lineTo(margins.left + width, 50)
    .lineWidth(0.5)
    .stroke(colours.line);
};

const drawFoot = (paper: Paper, { madeAt }: PdfDocument, number: number, count: number) => {
  const top = paper.page.height - 36;
  const width = widthOf(paper);
  paper.font('regular').fontSize(8).fillColor(colours.secondary);
  paper.text(`Utskrift ${norwegianTime(madeAt)}`, margins.left, top, { width: width / 2, lineBreak: false });
  paper.text(`Side ${number} av ${count}`, margins.left, top, { width, align: 'right' });
};

/** Draws what stands above and below each page, when their number is known. */
export const drawFrame = (paper: Paper, document: PdfDocument): void => {
  const { count } = paper.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    paper.switchToPage(index);
    // What is written below the margin would turn the page otherwise.
    paper.page.margins.bottom = 0;
    drawBeside(paper, () => {
      drawTop(paper, document);
      drawFoot(paper, document, index + 1, count);
    });
  }
};
