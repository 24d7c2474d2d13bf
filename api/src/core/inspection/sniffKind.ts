import type { AttachmentKind } from '@byggtun/shared/contract/attachmentKind';
import type { DocumentKind } from '@byggtun/shared/contract/documentKind';
import { fileTypeFromFile } from 'file-type';

import { type Compound, findCompound } from './findCompound';
import { isPlainText } from './isPlainText';

/** What a file is by its bytes, whatever it is called. */
export interface SniffedKind {
  kind: AttachmentKind | DocumentKind;
  /** Without parameters. */
  mediaType: string;
  /** Without the dot. */
  extension: string;
  /** What it may be besides, as one file lies in another. */
  also?: SniffedKind[];
}

/** Those that can be read here, and so made free of their position. */
const images = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']);

const documents: Record<string, AttachmentKind> = { docx: 'docx', xlsx: 'xlsx', pptx: 'pptx', pdf: 'pdf' };

const kindOf = (mediaType: string, extension: string): AttachmentKind | undefined => {
  if (images.has(mediaType)) return 'image';
  if (mediaType.startsWith('video/')) return 'video';
  if (mediaType.startsWith('audio/')) return 'audio';
  return documents[extension];
};

const compoundTypes: Record<Compound, string> = {
  msg: 'application/vnd.ms-outlook',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
};

const sniffCompound = async (path: string): Promise<SniffedKind | undefined> => {
  const [first, ...also] = (await findCompound(path)).map((kind) => ({
    kind,
    mediaType: compoundTypes[kind],
    extension: kind,
  }));
  return first && { ...first, also };
};

/** What a text may begin like: a bitmap, which is not taken ('BM'), and in UTF-16 MPEG audio of the first layer, which nobody records. */
const mayBeText = new Set(['bmp', 'mp1']);

/** Looks at a file's bytes; undefined when it is none of the kinds that are taken: programs, pages, drawings with code, archives. */
export const sniffKind = async (path: string): Promise<SniffedKind | undefined> => {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (!found || mayBeText.has(found.ext))
    return (await isPlainText(path))
      ? { kind: 'text', mediaType: 'text/plain', extension: 'txt' }
      : undefined;
  if (found.ext === 'cfb') return sniffCompound(path);
  // A PNG that moves is read as the one picture that it shows where nothing does.
  if (found.ext === 'apng') return { kind: 'image', mediaType: 'image/png', extension: 'png' };
  const mediaType = found.mime.split(';')[0] ?? found.mime;
  const kind = kindOf(mediaType, found.ext);
  return kind && { kind, mediaType, extension: found.ext };
};
