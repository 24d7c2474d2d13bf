import { buffer } from 'node:stream/consumers';

import type { FileStore } from '../../../core/file/fileStore';
import type { PdfPicture } from '../../../core/pdf/pdfDocument';
import type { PaperContent } from './paperContent';

/** So many pictures stand on a paper; of more the answers say the names. */
const most = 200;

/** The pictures of a paper in small, by the key of their file. */
export const readPictures = async (
  files: FileStore,
  { sections }: PaperContent,
): Promise<ReadonlyMap<string, PdfPicture>> => {
  const found = new Map<string, PdfPicture>();
  const items = sections.flatMap((section) => section.items);
  const all = items.flatMap(({ number, images }) => images.map((image) => ({ number, ...image })));
  for (const { number, bufferGuid, fileName } of all.slice(0, most)) {
    // One that the store has lost is told by its name.
    const bytes = await files
      .open(bufferGuid, 'thumbnail')
      .then(buffer)
      .catch(() => new Uint8Array());
    found.set(bufferGuid, { bytes, text: `Punkt ${number}: ${fileName}` });
  }
  return found;
};
