import { imageSide } from '../contract/attachment';
import type { UploadPurpose } from './uploadFile';

/** What phones of Apple make, and only some browsers can read; the server can't. */
const appleOnly = /^image\/(heic|heif)$|\.(heic|heif)$/i;

/** What cameras make; a PNG is a screenshot, and a WebP may move or let through what is behind it. */
const photos = /^image\/(jpeg|avif|heic|heif)$|\.(jpe?g|jfif|heic|heif)$/i;
const drawings = /^image\/png$/i;

const quality = 0.86;

/** Decoded beside the page's own work, upright as the camera says; undefined when this browser can't read it. */
const decode = (file: File) =>
  'createImageBitmap' in globalThis
    ? createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
    : Promise.resolve(undefined);

function draw(image: ImageBitmap, scale: number, mediaType: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  if (mediaType === 'image/jpeg') {
    // It has no transparency: what is left empty would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, mediaType, quality));
}

/**
 * A photo as it is sent: at most `imageSide` pixels, upright, and without what the camera wrote beside it, position included. What is no
 * image, or can't be read here, is sent as it is: the server does the same. A document is too, but for what the server can't read: what is
 * written on a scanned drawing is small.
 */
export async function shrinkImage(file: File, { isDocument = false }: UploadPurpose): Promise<File> {
  const is = (kind: RegExp) => kind.test(file.type) || kind.test(file.name);
  const isPhoto = is(photos);
  if (isDocument && !is(appleOnly)) return file;
  if (!isPhoto && !drawings.test(file.type)) return file;
  const image = await decode(file);
  if (!image) return file;
  try {
    const scale = Math.min(1, imageSide / Math.max(image.width, image.height));
    if (!isPhoto && scale === 1) return file;
    const mediaType = isPhoto ? 'image/jpeg' : 'image/png';
    const drawn = await draw(image, scale, mediaType);
    if (!drawn) return file;
    const name = isPhoto ? file.name.replace(/\.(?!jpe?g$)[^.]+$/i, '.jpg') : file.name;
    return new File([drawn], name, { type: mediaType });
  } finally {
    image.close();
  }
}
