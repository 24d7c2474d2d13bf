import * as z from 'zod';

import type { Attachment } from './attachment';
import { file } from './file';
import { route } from './route';

/** How wide a picture of a page is in each size, pixels: so many that a whole page is sharp on a phone or in a window, on a fine screen, and made larger. */
export const pictureWidths = { small: 1200, medium: 2400, large: 4800 } as const;

/** A picture has at most so many pixels, which makes one of a tall page narrower: as many as a browser draws itself (iOS takes no more). */
export const picturePixels = 16_000_000;

/** A PDF of fewer bytes has no picture: 1 MB. It is drawn as soon as a picture would be there. */
const picturedFrom = 1_000_000;

export const pictureSize = z.enum(['small', 'medium', 'large']);

export type PictureSize = z.infer<typeof pictureSize>;

/** Whether there may be a picture of the first page (docs/product/documents.md#the-viewer). */
export const mayHavePicture = ({ contentType, size }: Pick<Attachment, 'contentType' | 'size'>): boolean =>
  contentType === 'application/pdf' && size >= picturedFrom;

/**
 * The first page of a large PDF as a picture; the first who asks waits until it is made. 404 as `getAttachment`, when it is none or a small
 * one, and when no picture can be made of it (damaged, locked, too demanding).
 */
export const getPagePicture = route({
  method: 'GET',
  path: '/attachments/:bufferGuid/pagepicture',
  summary: 'Bilde av første side i en stor PDF',
  tag: 'Vedlegg',
  params: z.object({ bufferGuid: z.guid() }),
  query: z.object({ size: pictureSize }),
  file: 'image/webp',
  stored: true,
  answer: file,
});
