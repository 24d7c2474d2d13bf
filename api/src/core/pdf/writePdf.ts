import { buffer } from 'node:stream/consumers';

import { drawBlock } from './drawBlock';
import { drawFrame } from './drawFrame';
import { colours, gap, margins } from './look';
import { drawPart, openPaper, type Paper, type Part } from './paper';
import type { PdfDocument } from './pdfDocument';

const drawTitle = (paper: Paper, whole: Part, { title, subject }: PdfDocument) => {
  const draw = () => paper.font('bold').fontSize(22).fillColor(colours.primary).text(title, margins.left);
  drawPart(paper, whole, 'H1', draw);
  const drawSubject = () => paper.font('regular').fontSize(12).fillColor(colours.secondary).text(subject);
  drawPart(paper, whole, 'P', drawSubject);
  paper.y += gap;
};

/** Writes a document as PDF: with pages as they are needed, and an outline for readers who do not see them. Its pictures must be drawable. */
export const writePdf = async (document: PdfDocument): Promise<Buffer> => {
  const paper = openPaper(document);
  const written = buffer(paper);
  const whole = paper.struct('Document');
  paper.addStructure(whole);
  drawTitle(paper, whole, document);
  for (const block of document.blocks) {
    drawBlock(paper, whole, block);
    // Space above a page's first block would move it down.
    if (block.kind !== 'heading') paper.y += gap;
    else paper.y += 4;
  }
  whole.end();
  drawFrame(paper, document);
  paper.end();
  return written;
};
