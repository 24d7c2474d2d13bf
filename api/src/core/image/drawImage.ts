import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import sharp, { type Sharp } from 'sharp';

import type { Drawn, FileProblem, FrameCaps, ImageJob } from '../inspection/fileJob';
import { problemOf } from './problemOf';

// Nothing is drawn twice, so nothing needs to be remembered.
sharp.cache(false);

/** As much as the cameras of phones give; more is a file made to unfold. */
const limitInputPixels = 210_000_000;
/** Of those that must be unfolded whole before they can be made smaller. */
const limitWholePixels = 50_000_000;

/** What an image is kept as: what every browser shows. */
const kept = {
  'image/png': { mediaType: 'image/png', extension: 'png', write: (image: Sharp) => image.png() },
  'image/webp': { mediaType: 'image/webp', extension: 'webp', write: (image: Sharp) => image.webp() },
  'image/gif': {
    mediaType: 'image/gif',
    extension: 'gif',
    write: (image: Sharp) => image.gif({ effort: 1 }),
  },
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

/** Written here rather than by the decoder, whose errors do not say that the disk is full. */
const keep = async (image: Sharp, to: string) => {
  const bytes = await image.toBuffer();
  await writeFile(to, bytes);
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
};

const isMoving = (mediaType: string) => mediaType === 'image/gif' || mediaType === 'image/webp';

/**
 * What the header says, before a pixel is decoded: a moving image costs by its frames, each as much as an image, and of a TIFF of several
 * pages all but the first would be lost.
 */
const pagesProblem = async (
  from: string,
  mediaType: string,
  caps: FrameCaps,
): Promise<FileProblem | undefined> => {
  const animated = isMoving(mediaType);
  if (!animated && mediaType !== 'image/tiff') return undefined;
  const { pages = 1, width, height } = await sharp(from, { animated, limitInputPixels: false }).metadata();
  if (pages <= 1) return undefined;
  if (!animated) return 'severalPages';
  if (pages > caps.frames) return 'tooManyFrames';
  return width * height > caps.pixels ? 'tooManyPixels' : undefined;
};

type Outcome = Drawn | { problem: FileProblem };

const draw = async ({ kind, mediaType, side, from, to, caps }: ImageJob): Promise<Outcome> => {
  if (kind === 'thumbnail') {
    const small = inside(sharp(from, { limitInputPixels }), side).webp({ quality: 72 });
    return { mediaType: 'image/webp', extension: 'webp', ...(await keep(small, to)) };
  }
  const { write, ...what } = keptAs(mediaType);
  const problem = await pagesProblem(from, mediaType, caps);
  if (problem) return { problem };
  // A JPEG can be read smaller than it is.
  const limit = mediaType === 'image/jpeg' ? limitInputPixels : limitWholePixels;
  const image = sharp(from, { limitInputPixels: limit, animated: isMoving(mediaType) }).autoOrient();
  return { ...what, ...(await keep(write(inside(image, side)), to)) };
};

/** Draws an image: upright, not larger than is needed, and without what its camera wrote beside it, position included. */
export const drawImage = (job: ImageJob): Promise<Outcome> =>
  draw(job).catch((error: unknown) => ({ problem: problemOf(error) }));
