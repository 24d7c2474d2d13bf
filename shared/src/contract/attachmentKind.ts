import { attachmentLimit } from './attachment';
import { attachmentTexts } from './attachmentTexts';

/**
 * The kinds of file that an attachment may be (docs/product/comments.md#attachments), each with the extensions that such a file's name may have; the
 * first is given to a name that has another. What a file really is, is found by the server in its bytes.
 */
export const attachmentKinds = {
  image: ['jpg', 'jpeg', 'jfif', 'png', 'webp', 'gif', 'avif', 'tif', 'tiff', 'heic', 'heif'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'mkv', '3gp', '3g2', 'avi', 'mpg', 'mpeg', 'ogv', 'wmv'],
  audio: ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'oga', 'opus', 'weba', 'flac', 'amr', 'aif', 'aiff', 'wma'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
  text: ['txt', 'log', 'csv', 'md'],
  pdf: ['pdf'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** A file as its sender describes it. */
export interface Offered {
  fileName: string;
  /** Bytes. */
  size: number;
  /** Media type, empty when nobody knows. */
  contentType?: string;
}

export type AttachmentKind = keyof typeof attachmentKinds;

/** Every extension that is allowed, as the file dialog is told: `.jpg,.jpeg,…`. */
export const acceptedExtensions = Object.values(attachmentKinds)
  .flat()
  .map((extension) => `.${extension}`)
  .join(',');

/** What stands behind the last dot of a name, lower case; empty when there is none. */
export const extensionOf = (fileName: string): string =>
  /\.([^.\s]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

const typed = /^(image|video|audio)\//;

/** The kind that a file's name speaks of, or, for a name that says nothing, its media type; undefined when it is none of them. */
export const kindOfName = (fileName: string, mediaType = ''): AttachmentKind | undefined => {
  const extension: string = extensionOf(fileName);
  const found = Object.entries(attachmentKinds).find(([, extensions]) =>
    (extensions as readonly string[]).includes(extension),
  );
  if (found) return found[0] as AttachmentKind;
  return extension === '' ? (typed.exec(mediaType)?.[1] as AttachmentKind | undefined) : undefined;
};

/** Images, video, audio and pdf can be looked at in the portal; the others are for other programs. */
export const canPreview = (contentType: string): boolean =>
  typed.test(contentType) || contentType === 'application/pdf';

/** Whether a file is an image, though of no format that is taken: bitmaps, drawings with code, what cameras keep for themselves. */
export const isOtherImage = ({ fileName, contentType = '' }: Pick<Offered, 'fileName' | 'contentType'>) =>
  extensionOf(fileName) === 'bmp' || contentType.startsWith('image/');

/**
 * What is said of a file that can't be taken, or undefined; asked by the browser before an upload, and by the server. A HEIC, which phones
 * of Apple make, passes only where the browser turns it into a JPEG first.
 */
export const attachmentProblem = (offered: Offered): string | undefined => {
  const { fileName, size, contentType } = offered;
  if (kindOfName(fileName, contentType) === undefined)
    return isOtherImage(offered) ? attachmentTexts.wrongImage : attachmentTexts.wrongKind;
  if (size > attachmentLimit) return attachmentTexts.tooLarge;
  return size === 0 ? attachmentTexts.empty : undefined;
};
