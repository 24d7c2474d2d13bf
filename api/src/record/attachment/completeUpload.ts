import { setTimeout as sleep } from 'node:timers/promises';

import { type Attachment, attachmentStatus } from '@byggtun/shared/contract/attachment';
import { extensionOf } from '@byggtun/shared/contract/attachmentKind';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';

import type { Database } from '../../core/database/schema';
import { refuse } from '../../core/http/refuse';
import type { CurrentUser } from '../person/currentUser';
import { claimUpload } from './claimUpload';
import { findOwnUpload } from './findOwnUpload';
import { keepInspected } from './keepInspected';

type Server = Pick<
  FastifyInstance,
  'database' | 'files' | 'inspection' | 'limits' | 'log' | 'registers' | 'scanner'
>;

/** Milliseconds between two looks at whether another instance is done with the file. */
const retryDelay = 250;

const attachmentOf = (row: Selectable<Database['attachment']>): Attachment => ({
  bufferGuid: row.buffer_guid,
  fileName: row.file_name,
  contentType: row.content_type,
  extension: extensionOf(row.file_name),
  size: row.size,
  status: attachmentStatus.unsaved,
  hasThumbnail: row.has_thumbnail,
});

type Inspection = Parameters<typeof keepInspected>;

const inspectClaimed = async (...[app, actor, row, claim]: Inspection): Promise<void> => {
  try {
    await keepInspected(app, actor, row, claim);
  } finally {
    await claim.release();
  }
};

/** Looks into the file, or waits until another instance has. */
const end = async (app: Server, actor: CurrentUser, bufferGuid: string): Promise<void> => {
  const { db } = app.database;
  const latest = performance.now() + app.limits.of.fileWaitSeconds * 1000;
  for (;;) {
    const row = await findOwnUpload(db, actor, bufferGuid);
    if (row.completed_at) return;
    const claim = await claimUpload(db, bufferGuid);
    if (claim) return inspectClaimed(app, actor, row, claim);
    if (performance.now() > latest) throw app.limits.busy('fileWaitSeconds');
    await sleep(retryDelay);
  }
};

/**
 * Ends the caller's own upload: all bytes are there (no further piece is taken from then on), they are of an allowed kind, and an image is
 * drawn anew. It is looked into once, however often and at how many instances it is asked for; a file that is refused is gone.
 * @throws Refusal 404 not the caller's, 400 not whole or not taken, 409 something of it is not stored, 507 no room; as `inspection.turn`
 */
export const completeUpload = async (
  app: Server,
  actor: CurrentUser,
  bufferGuid: string,
): Promise<Attachment> => {
  const row = await findOwnUpload(app.database.db, actor, bufferGuid);
  if (row.completed_at) return attachmentOf(row);
  if (row.received < row.size) throw refuse.rule(attachmentTexts.notWhole);
  await app.inspection.once(row.buffer_guid, () => end(app, actor, row.buffer_guid));
  const ended = await findOwnUpload(app.database.db, actor, bufferGuid);
  if (!ended.completed_at) throw app.limits.busy('fileWaitSeconds');
  return attachmentOf(ended);
};
