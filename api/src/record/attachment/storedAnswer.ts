import { buffer } from 'node:stream/consumers';

import { canPreview } from '@byggtun/shared/contract/attachmentKind';

import type { FileStore } from '../../core/file/fileStore';
import type { FileAnswer } from '../../core/http/sendFile';
import type { StoredAnswer } from '../../core/http/sendStored';
import type { findVisibleAttachment } from './findVisibleAttachment';

type Found = Awaited<ReturnType<typeof findVisibleAttachment>>;

/** An attachment as an answer: to be shown when it is an image, video, audio or pdf, else to be saved. */
export const storedAnswer = (files: FileStore, found: Found, save = false): StoredAnswer => ({
  size: found.size,
  mediaType: found.content_type,
  name: found.file_name,
  version: found.sha256 ?? found.buffer_guid,
  save: save || !canPreview(found.content_type),
  open: (range) => files.open(found.buffer_guid, found.has_thumbnail ? 'image' : 'content', range),
});

/** Its small picture. */
export const thumbnailAnswer = async (
  files: FileStore,
  { buffer_guid, file_name, sha256 }: Found,
): Promise<FileAnswer> => ({
  bytes: await buffer(await files.open(buffer_guid, 'thumbnail')),
  version: `${sha256}-small`,
  name: `${file_name}.webp`,
});
