import { createHash } from 'node:crypto';

import { type PhotoSize, photoSizes, photoTexts } from '@byggtun/shared/contract/profilePhoto';
import sharp from 'sharp';

import { refuse } from '../http/refuse';

/** What a photo is kept as. */
export interface SquarePhoto {
  /** Another one for another photo. */
  version: string;
  bySize: { size: PhotoSize; bytes: Buffer }[];
}

/** More than the cameras of phones give, less than a small file can be made to unfold into. */
const limitInputPixels = 64_000_000;

const [, , largest] = photoSizes;

const starts = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** By its content, whatever it is called: the decoder reads many more kinds than those that we want to let near it. */
const isPhoto = (bytes: Buffer) =>
  starts(bytes, 0, '\xff\xd8\xff') ||
  starts(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP'));

/** A square picture in each size, as JPEG; orientation applied, nothing of the metadata kept. Rejects when it can't be read. */
export const squareOf = async (bytes: Buffer): Promise<SquarePhoto> => {
  const { data, info } = await sharp(bytes, { limitInputPixels })
    .autoOrient()
    .flatten({ background: 'white' })
    .resize(largest, largest, { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const bySize = await Promise.all(
    photoSizes.map(async (size) => ({
      size,
      bytes: await sharp(data, { raw: { width, height, channels } })
        .resize(size, size)
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer(),
    })),
  );
  const version = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return { version, bySize };
};

/**
 * What a person has sent as their photo, as it is kept.
 * @throws Refusal 400 when it is no JPEG, PNG or WebP, has too many pixels, or can't be read
 */
export const squarePhoto = async (bytes: Buffer): Promise<SquarePhoto> => {
  if (!isPhoto(bytes)) throw refuse.rule(photoTexts.wrongKind);
  try {
    return await squareOf(bytes);
  } catch (error) {
    const hasTooMany = error instanceof Error && error.message.includes('pixel limit');
    throw refuse.rule(hasTooMany ? photoTexts.tooLarge : photoTexts.unreadable);
  }
};
