import { colours, gap, margins } from './look';
import { drawBeside, drawPart, makeRoom, type Paper, type Part, widthOf } from './paper';
import type { PdfBlock, PdfSignature } from './pdfDocument';

type Block = Extract<PdfBlock, { kind: 'signatures' }>;

const textHeight = 34;

const drawSignature = (
  paper: Paper,
  whole: Part,
  { name, text, drawing }: PdfSignature,
  { left, top, width, height, scale }: Record<'left' | 'top' | 'width' | 'height' | 'scale', number>,
) => {
  if (drawing) {
    const draw = () => {
      paper.save().translate(left, top).scale(scale);
      paper.path(drawing).lineWidth(4).lineCap('round').lineJoin('round').stroke(colours.text);
      paper.restore();
    };
    whole.add(paper.struct('Figure', { alt: `Signatur av ${name}` }, [draw]));
  }
  drawBeside(paper, () =>
    paper
      .moveTo(left, top + height)
      .lineTo(left + width, top + height)
      .lineWidth(0.5)
      .stroke(colours.line),
  );
  const drawText = () => {
    paper.font('bold').fontSize(10).fillColor(colours.text);
    paper.text(name, left, top + height + 4, { width, height: 12, ellipsis: true });
    paper.font('regular').fontSize(9).fillColor(colours.secondary);
    paper.text(text, left, top + height + 18, { width, height: 12, ellipsis: true });
  };
  drawPart(paper, whole, 'P', drawText);
};

/** Draws signatures as they were drawn, two side by side, with name and time below. */
export const drawSignatures = (
  paper: Paper,
  whole: Part,
  { signatures, width: fieldWidth, height: fieldHeight }: Block,
): void => {
  const width = (widthOf(paper) - gap) / 2;
  const scale = width / fieldWidth;
  const height = fieldHeight * scale;
  for (let index = 0; index < signatures.length; index += 2) {
    makeRoom(paper, height + textHeight);
    const top = paper.y;
    for (const [at, signature] of signatures.slice(index, index + 2).entries()) {
      const left = margins.left + at * (width + gap);
      drawSignature(paper, whole, signature, { left, top, width, height, scale });
    }
    paper.y = top + height + textHeight;
  }
};
