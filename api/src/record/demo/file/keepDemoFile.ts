import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import type { Insertable } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { FileStore } from '../../../core/file/fileStore';
import type { AttachmentOwner } from '../../attachment/attachmentOwner';

/** A file to be given to something of the demo. */
export interface DemoFile {
  name: string;
  type: string;
  bytes: Buffer;
  /** Of an image. */
  thumbnail?: Buffer;
}

/** What gets it, by whose doing, and when. */
export interface DemoReceiver {
  owner: AttachmentOwner;
  /** Contact person. */
  responsibleId: number;
  createdAt: Date;
}

const put = (files: FileStore, key: string, part: 'content' | 'image' | 'thumbnail', bytes: Buffer) =>
  files.put(key, part, (path) => writeFile(path, bytes));

/** Keeps the bytes as those of any attachment are, and gives the row. */
export const keepDemoFile = async (
  files: FileStore,
  { owner, responsibleId, createdAt }: DemoReceiver,
  { name, type, bytes, thumbnail }: DemoFile,
): Promise<Insertable<Database['attachment']>> => {
  const key = randomUUID();
  await put(files, key, thumbnail ? 'image' : 'content', bytes);
  if (thumbnail) await put(files, key, 'thumbnail', thumbnail);
  return {
    buffer_guid: key,
    owner_kind: owner.kind,
    owner_id: owner.id,
    file_name: name,
    content_type: type,
    size: bytes.length,
    received: bytes.length,
    created_at: createdAt,
    completed_at: createdAt,
    created_by_id: responsibleId,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    has_thumbnail: thumbnail !== undefined,
  };
};
