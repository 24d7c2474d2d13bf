import type { Square } from './crop';

/** Pixels of the side that is sent: the largest that is kept (`photoSizes`), twice for what is drawn anew there. */
const longest = 1024;

/** The square of a picture as a JPEG. @throws Error when this browser can't draw it */
export async function drawPhoto(image: HTMLImageElement, { left, top, side }: Square): Promise<File> {
  const canvas = document.createElement('canvas');
  const pixels = Math.round(Math.min(side, longest));
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  // What is transparent becomes white, as on the server.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, pixels, pixels);
  context.drawImage(image, left, top, side, side, 0, 0, pixels, pixels);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!bytes) throw new Error('This browser writes no JPEG');
  return new File([bytes], 'profilbilde.jpg', { type: 'image/jpeg' });
}
