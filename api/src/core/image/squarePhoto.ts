import { createHash } from 'node:crypto';

import { type PhotoSize, photoSizes } from '@byggtun/shared/contract/profilePhoto';
import sharp from 'sharp';

/** What a photo is kept as. */
export interface SquarePhoto {
  /** Another one for another photo. */
  version: string;
  bySize: { size: PhotoSize; bytes: Buffer }[];
}

/** More than the cameras of phones give, less than a small file can be made to unfold into. */
const limitInputPixels = 64_000_000;

const [, , largest] = photoSizes;

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
