import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { removeLeftWork } from '../../core/file/workFolder';
import { isUnsaved } from './unsavedBy';

/** Files looked at in one transaction. */
const batch = 20;

const removeBatch = ({ database, files }: Pick<FastifyInstance, 'database' | 'files'>): Promise<number> =>
  database.db.transaction().execute(async (transaction) => {
    const stale = await transaction
      .selectFrom('attachment')
      .select('buffer_guid')
      .where(isUnsaved)
      .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    const guids = stale.map(({ buffer_guid }) => buffer_guid);
    for (const guid of guids) await files.remove(guid);
    if (guids.length > 0)
      await transaction.deleteFrom('attachment').where('buffer_guid', 'in', guids).execute();
    return guids.length;
  });

/**
 * Removes what nobody has saved within a day, expired tickets, drafts of broken-off files, and what work on files has left on this machine.
 * Several instances share the work.
 */
export const removeStale = async (app: Pick<FastifyInstance, 'database' | 'files'>): Promise<void> => {
  await app.database.db
    .deleteFrom('attachment_ticket')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await app.files.removeDrafts();
  await removeLeftWork();
  while ((await removeBatch(app)) === batch);
};
