import { randomFillSync } from 'node:crypto';

import sharp from 'sharp';

interface Frames {
  frames: number;
  /** Pixels of each frame's side. */
  side: number;
}

/** A moving image of noise: every frame another, and as hard to draw as can be. As TIFF, of so many pages. */
export const movingImage = (format: 'gif' | 'webp' | 'tiff', { frames, side }: Frames): Promise<Buffer> => {
  const pixels = randomFillSync(Buffer.alloc(frames * side * side * 3));
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  const image = sharp(pixels, { raw, limitInputPixels: false });
  const options = { gif: { effort: 1 }, webp: { effort: 0 }, tiff: {} };
  return image.toFormat(format, options[format]).toBuffer();
};
