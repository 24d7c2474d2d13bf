import { readFile, writeFile } from 'node:fs/promises';

import { picturePixels } from '@byggtun/shared/contract/pagePicture';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';

import type { PictureJob } from './pictureJob';

const library = PDFiumLibrary.init();

/** Thin lines stay sharp, and a full A0 drawing is half a megabyte. */
const look = { quality: 60, effort: 2 };

interface Size {
  width: number;
  height: number;
}

/** As wide as is asked for, or as has not too many pixels; a document without a page has no size. */
const sizeOf = (page: PDFiumPage, asked: number): Size => {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const ratio = originalHeight / originalWidth;
  if (!(ratio > 0)) throw new Error('there is no page');
  const drawn = Math.min(asked, Math.floor(Math.sqrt(picturePixels / ratio)));
  return { width: drawn, height: Math.round(drawn * ratio) };
};

/** Draws the first page of a PDF, with what was noted on it, as a picture. @throws when it is damaged or locked */
export const drawPage = async ({ from, to, width: asked }: PictureJob): Promise<void> => {
  const document = await (await library).loadDocument(await readFile(from));
  try {
    const page = document.getPage(0);
    const { data, width, height } = await page.render({ ...sizeOf(page, asked), renderFormFields: true });
    const drawn = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    await writeFile(to, await drawn.webp(look).toBuffer());
  } finally {
    document.destroy();
  }
};
