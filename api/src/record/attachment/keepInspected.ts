import { scanTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { FastifyInstance } from 'fastify';
import { type Selectable, sql } from 'kysely';

import type { Database } from '../../core/database/schema';
import { Refusal } from '../../core/http/refuse';
import { requireClean } from '../../core/scan/requireClean';
import type { CurrentUser } from '../person/currentUser';
import type { Claim } from './claimUpload';
import { inspectUpload } from './inspectUpload';
import { removeUnsaved } from './removeUnsaved';
import { requireStored } from './requireStored';

type Server = Pick<FastifyInstance, 'database' | 'files' | 'inspection' | 'log' | 'registers' | 'scanner'>;
type Row = Selectable<Database['attachment']>;

/** Notes what the upload has turned out to be; what a camera wrote beside an image goes with the bytes that came. */
const keep = async (app: Server, row: Row, claim: Claim): Promise<void> => {
  await requireStored(app, row);
  const bufferGuid = row.buffer_guid;
  const scanned_at = await requireClean(app, (scan) => app.files.withContent(bufferGuid, scan), {
    away: scanTexts.away,
    about: { bufferGuid },
  });
  const found = await inspectUpload(app, row);
  const kept = await app.database.db
    .updateTable('attachment')
    .set({ ...found, scanned_at, completed_at: sql<Date>`clock_timestamp()` })
    .where('buffer_guid', '=', row.buffer_guid)
    .where('completed_at', 'is', null)
    .where('claim', '=', claim.id)
    .executeTakeFirst();
  if (kept.numUpdatedRows > 0n && found.has_thumbnail) await app.files.remove(row.buffer_guid, ['content']);
};

const isThere = async ({ database }: Server, bufferGuid: string): Promise<boolean> => {
  const found = await database.db
    .selectFrom('attachment')
    .select('buffer_guid')
    .where('buffer_guid', '=', bufferGuid)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Looks into a file that is whole and claimed, in the uploader's turn, and keeps what is to be kept of it. One that is not taken is removed;
 * what only did not work now (no room, too much to do, no answer of the virus scanner) leaves it as it is, to be tried again.
 * @throws Refusal 400, 404 when it was taken away meanwhile, 409, 503, 507
 */
export const keepInspected = async (
  app: Server,
  actor: CurrentUser,
  row: Row,
  claim: Claim,
): Promise<void> => {
  try {
    await app.inspection.turn(actor.personId, () => keep(app, row, claim));
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) await removeUnsaved(app, actor, row.buffer_guid);
    throw error;
  } finally {
    // What was drawn after it had been taken away has no owner.
    if (!(await isThere(app, row.buffer_guid))) await app.files.remove(row.buffer_guid);
  }
};
