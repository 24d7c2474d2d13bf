import { attachmentTexts, imageSide } from '@byggtun/shared/contract/attachment';
import sharp, { type Sharp } from 'sharp';

import { refuse } from '../http/refuse';
import { oneAtATime } from './oneAtATime';

// Nothing is drawn twice, so nothing needs to be remembered.
sharp.cache(false);

/** Pixels of the small picture's longest side: twice what it takes on the page. */
const thumbnailSide = 320;

/** As much as the cameras of phones give; more is a file made to unfold. */
const limitInputPixels = 210_000_000;
/** Of those that must be unfolded whole before they can be made smaller. */
const limitWholePixels = 50_000_000;

const queue = oneAtATime();

/** What an image is kept as: what every browser shows. */
const outcomes = {
  'image/png': { mediaType: 'image/png', extension: 'png', write: (image: Sharp) => image.png() },
  'image/webp': { mediaType: 'image/webp', extension: 'webp', write: (image: Sharp) => image.webp() },
  'image/gif': { mediaType: 'image/gif', extension: 'gif', write: (image: Sharp) => image.gif() },
} as const;

const jpeg = {
  mediaType: 'image/jpeg',
  extension: 'jpg',
  write: (image: Sharp) => image.flatten({ background: 'white' }).jpeg({ quality: 86 }),
} as const;

const outcomeOf = (mediaType: string) =>
  Object.hasOwn(outcomes, mediaType) ? outcomes[mediaType as keyof typeof outcomes] : jpeg;

const inside = (image: Sharp, side: number) =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

const asRefusal = (error: unknown) => {
  const hasTooMany = error instanceof Error && error.message.includes('pixel limit');
  return refuse.rule(hasTooMany ? attachmentTexts.tooManyPixels : attachmentTexts.unreadable);
};

/**
 * Draws an image anew: upright, not larger than is needed, and without what its camera wrote beside it, position included. One at a time.
 * @throws Refusal 400 when it can't be read or has too many pixels
 */
export const cleanImage = (mediaType: string, from: string, to: string) =>
  queue(async () => {
    const outcome = outcomeOf(mediaType);
    // A JPEG can be read smaller than it is.
    const limit = mediaType === 'image/jpeg' ? limitInputPixels : limitWholePixels;
    const animated = mediaType === 'image/gif' || mediaType === 'image/webp';
    try {
      const image = sharp(from, { limitInputPixels: limit, animated }).autoOrient();
      await outcome.write(inside(image, imageSide)).toFile(to);
    } catch (error) {
      throw asRefusal(error);
    }
    return { mediaType: outcome.mediaType, extension: outcome.extension };
  });

/** Draws the small picture of an image that has been drawn anew. One at a time. */
export const drawThumbnail = (from: string, to: string) =>
  queue(async () => {
    await inside(sharp(from, { limitInputPixels }), thumbnailSide).webp({ quality: 72 }).toFile(to);
  });
