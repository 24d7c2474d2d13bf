import { colours, gap, margins } from './look';
import { drawPart, makeRoom, type Paper, type Part, widthOf } from './paper';
import type { PdfBlock, PdfPicture } from './pdfDocument';

const inRow = 4;
const pictureHeight = 84;
const textHeight = 22;

const drawPicture = (
  paper: Paper,
  whole: Part,
  { bytes, text }: PdfPicture,
  { left, top, width }: { left: number; top: number; width: number },
) => {
  if (bytes.length > 0) {
    const draw = () => paper.image(Buffer.from(bytes), left, top, { fit: [width, pictureHeight] });
    whole.add(paper.struct('Figure', { alt: text }, [draw]));
  }
  const drawText = () =>
    paper
      .fontSize(8)
      .fillColor(colours.secondary)
      .text(text, left, top + pictureHeight + 3, { width, height: textHeight, ellipsis: true });
  drawPart(paper, whole, 'Caption', drawText);
};

/** Draws pictures in small, side by side; a row is never torn apart. */
export const drawPictures = (
  paper: Paper,
  whole: Part,
  { pictures }: Extract<PdfBlock, { kind: 'pictures' }>,
): void => {
  const width = (widthOf(paper) - gap * (inRow - 1)) / inRow;
  for (let index = 0; index < pictures.length; index += inRow) {
    makeRoom(paper, pictureHeight + textHeight + 6);
    const top = paper.y;
    for (const [at, picture] of pictures.slice(index, index + inRow).entries())
      drawPicture(paper, whole, picture, { left: margins.left + at * (width + gap), top, width });
    paper.y = top + pictureHeight + textHeight + 6;
  }
};
