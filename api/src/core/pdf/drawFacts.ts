import { colours, margins } from './look';
import { drawPart, makeRoom, type Paper, type Part, widthOf } from './paper';
import type { PdfBlock } from './pdfDocument';

const nameWidth = 150;

/** Draws names and what stands for them, line by line. */
export const drawFacts = (
  paper: Paper,
  whole: Part,
  { facts }: Extract<PdfBlock, { kind: 'facts' }>,
): void => {
  const width = widthOf(paper) - nameWidth;
  for (const [name, value] of facts) {
    const height = paper.font('regular').heightOfString(value, { width });
    makeRoom(paper, height);
    const top = paper.y;
    const drawName = () =>
      paper
        .font('bold')
        .fillColor(colours.secondary)
        .text(name, margins.left, top, { width: nameWidth - 8 });
    const drawValue = () =>
      paper
        .font('regular')
        .fillColor(colours.text)
        .text(value, margins.left + nameWidth, top, { width });
    const line = paper.struct('P');
    whole.add(line);
    drawPart(paper, line, 'Span', drawName);
    drawPart(paper, line, 'Span', drawValue);
    line.end();
    paper.y = Math.max(paper.y, top + height) + 4;
  }
};
