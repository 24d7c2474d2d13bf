import { imageSide } from '@byggtun/shared/contract/attachment';
import sharp, { type Sharp } from 'sharp';

import type { ImageJob, ImageOutcome } from './imageJob';

// Nothing is drawn twice, so nothing needs to be remembered.
sharp.cache(false);

/** Pixels of the small picture's longest side: twice what it takes on the page. */
const thumbnailSide = 320;

/** As much as the cameras of phones give; more is a file made to unfold. */
const limitInputPixels = 210_000_000;
/** Of those that must be unfolded whole before they can be made smaller. */
const limitWholePixels = 50_000_000;

/** What an image is kept as: what every browser shows. */
const kept = {
  'image/png': { mediaType: 'image/png', extension: 'png', write: (image: Sharp) => image.png() },
  'image/webp': { mediaType: 'image/webp', extension: 'webp', write: (image: Sharp) => image.webp() },
  'image/gif': { mediaType: 'image/gif', extension: 'gif', write: (image: Sharp) => image.gif() },
} as const;

const jpeg = {
  mediaType: 'image/jpeg',
  extension: 'jpg',
  write: (image: Sharp) => image.flatten({ background: 'white' }).jpeg({ quality: 86 }),
} as const;

const keptAs = (mediaType: string) =>
  Object.hasOwn(kept, mediaType) ? kept[mediaType as keyof typeof kept] : jpeg;

const inside = (image: Sharp, side: number) =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

const draw = async ({ kind, mediaType, from, to }: ImageJob): Promise<ImageOutcome> => {
  if (kind === 'thumbnail') {
    await inside(sharp(from, { limitInputPixels }), thumbnailSide).webp({ quality: 72 }).toFile(to);
    return { mediaType: 'image/webp', extension: 'webp' };
  }
  const { write, ...what } = keptAs(mediaType);
  // A JPEG can be read smaller than it is.
  const limit = mediaType === 'image/jpeg' ? limitInputPixels : limitWholePixels;
  const animated = mediaType === 'image/gif' || mediaType === 'image/webp';
  const image = sharp(from, { limitInputPixels: limit, animated }).autoOrient();
  await write(inside(image, imageSide)).toFile(to);
  return what;
};

/** Draws an image: upright, not larger than is needed, and without what its camera wrote beside it, position included. */
export const drawImage = (job: ImageJob): Promise<ImageOutcome> =>
  draw(job).catch((error: unknown) => {
    const hasTooMany = error instanceof Error && error.message.includes('pixel limit');
    return { problem: hasTooMany ? 'tooManyPixels' : 'unreadable' };
  });
