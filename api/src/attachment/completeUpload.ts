import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import {
  type Attachment,
  attachmentStatus,
  attachmentTexts,
  chunkSize,
} from '@byggtun/shared/contract/attachment';
import { extensionOf } from '@byggtun/shared/contract/attachmentKind';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { FastifyInstance } from 'fastify';
import { type Selectable, sql } from 'kysely';

import type { Database } from '../database/schema';
import type { FileStore } from '../file/fileStore';
import { Refusal, refuse } from '../http/refuse';
import { cleanImage } from './cleanImage';
import { findOwnUpload } from './findOwnUpload';
import { nameForKind } from './nameForKind';
import { removeUnsaved } from './removeUnsaved';
import { sniffKind } from './sniffKind';

type Server = Pick<FastifyInstance, 'database' | 'files'>;
type Row = Selectable<Database['attachment']>;

const attachmentOf = (row: Row): Attachment => ({
  bufferGuid: row.buffer_guid,
  fileName: row.file_name,
  contentType: row.content_type,
  extension: extensionOf(row.file_name),
  size: row.size,
  status: attachmentStatus.unsaved,
  hasThumbnail: row.has_thumbnail,
});

const measure = async (path: string) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, sha256: hash.digest('hex') };
};

/** What is to be kept of the bytes: of an image a new drawing and a small one, of everything else the bytes themselves. */
const inspect = (files: FileStore, { buffer_guid, file_name }: Pick<Row, 'buffer_guid' | 'file_name'>) =>
  files.withContent(buffer_guid, async (path) => {
    const sniffed = await sniffKind(path);
    const name = sniffed && nameForKind(file_name, sniffed);
    if (!sniffed || name === undefined) throw refuse.rule(attachmentTexts.wrongKind);
    if (sniffed.kind !== 'image')
      return {
        ...(await measure(path)),
        file_name: name,
        content_type: sniffed.mediaType,
        has_thumbnail: false,
      };
    const image = await files.put(buffer_guid, 'image', async (to) => {
      const drawn = await cleanImage({ kind: 'clean', mediaType: sniffed.mediaType, from: path, to });
      await files.put(buffer_guid, 'thumbnail', (small) =>
        cleanImage({ kind: 'thumbnail', mediaType: drawn.mediaType, from: to, to: small }),
      );
      return { ...drawn, ...(await measure(to)) };
    });
    return {
      size: image.size,
      sha256: image.sha256,
      file_name: nameForKind(file_name, { ...sniffed, extension: image.extension }) ?? name,
      content_type: image.mediaType,
      has_thumbnail: true,
    };
  });

/**
 * Notes what an upload has turned out to be. What two calls at once find is the same; the first one notes it, and what a camera wrote beside
 * an image goes with the bytes that came.
 */
const keep = async ({ database, files }: Server, row: Row): Promise<void> => {
  const found = await inspect(files, row);
  await database.db
    .updateTable('attachment')
    .set({ ...found, completed_at: sql<Date>`clock_timestamp()` })
    .where('buffer_guid', '=', row.buffer_guid)
    .where('completed_at', 'is', null)
    .execute();
  if (found.has_thumbnail) await files.remove(row.buffer_guid, ['content']);
};

/** What went wrong does not count when another call has ended the upload meanwhile. */
const orCompleted = async (
  { database, files }: Server,
  actor: CaseActor,
  guid: string,
  error: unknown,
): Promise<void> => {
  const { db } = database;
  const now = await db
    .selectFrom('attachment')
    .select('completed_at')
    .where('buffer_guid', '=', guid)
    .executeTakeFirst();
  if (now?.completed_at) return;
  if (!now) await files.remove(guid);
  else if (error instanceof Refusal) await removeUnsaved({ database, files }, actor, guid);
  throw error;
};

/**
 * Ends the caller's own upload: all bytes are there (no further piece is taken from then on), they are of an allowed kind, and an image is
 * drawn anew. Repeated, it answers the same; a file that is refused is gone.
 * @throws Refusal 404 not the caller's, 400 not whole or not of an allowed kind
 */
export const completeUpload = async (
  app: Server,
  actor: CaseActor,
  bufferGuid: string,
): Promise<Attachment> => {
  const row = await findOwnUpload(app.database.db, actor, bufferGuid);
  if (row.completed_at) return attachmentOf(row);
  if (row.received < row.size) throw refuse.rule(attachmentTexts.notWhole);
  const offsets = Array.from({ length: Math.ceil(row.size / chunkSize) }, (_, index) => index * chunkSize);
  try {
    await app.files.joinChunks(bufferGuid, offsets);
    await keep(app, row);
  } catch (error) {
    await orCompleted(app, actor, bufferGuid, error);
  }
  return attachmentOf(await findOwnUpload(app.database.db, actor, bufferGuid));
};
