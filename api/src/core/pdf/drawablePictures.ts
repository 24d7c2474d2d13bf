import sharp from 'sharp';

import type { PdfBlock, PdfDocument, PdfPicture } from './pdfDocument';

/** Pixels of a picture's longest side: enough for its few centimetres. */
const side = 320;

/** PDF takes JPEG; one that can't be read stays out, and what stands below it says so. */
const drawable = async ({ bytes, text }: PdfPicture): Promise<PdfPicture> => {
  try {
    const drawn = sharp(bytes).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    return { bytes: await drawn.flatten({ background: 'white' }).jpeg({ quality: 80 }).toBuffer(), text };
  } catch {
    return { bytes: new Uint8Array(), text: `${text} (kan ikke vises)` };
  }
};

const drawableBlock = async (block: PdfBlock): Promise<PdfBlock> => {
  if (block.kind !== 'pictures') return block;
  const pictures: PdfPicture[] = [];
  for (const picture of block.pictures) pictures.push(await drawable(picture));
  return { ...block, pictures };
};

/** A document whose pictures can be drawn; one after the other, as each takes memory. */
export const drawablePictures = async (document: PdfDocument): Promise<PdfDocument> => {
  const blocks: PdfBlock[] = [];
  for (const block of document.blocks) blocks.push(await drawableBlock(block));
  return { ...document, blocks };
};
