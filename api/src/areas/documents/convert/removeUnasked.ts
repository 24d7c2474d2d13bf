import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** PDFs looked at in one transaction. */
const batch = 20;

type Server = Pick<FastifyInstance, 'database' | 'files'>;

const removeBatch = ({ database, files }: Server): Promise<number> =>
  database.db.transaction().execute(async (transaction) => {
    const unasked = await transaction
      .selectFrom('converted')
      .select('key')
      .where('asked_at', '<', sql<Date>`now() - interval '90 days'`)
      .orderBy('asked_at')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    const keys = unasked.map(({ key }) => key);
    for (const key of keys) await files.remove(key, ['pdf']);
    if (keys.length > 0) await transaction.deleteFrom('converted').where('key', 'in', keys).execute();
    return keys.length;
  });

/** Removes PDFs that nobody has asked for within ninety days; who asks again has them made anew. Several instances share the work. */
export const removeUnasked = async (app: Server): Promise<void> => {
  while ((await removeBatch(app)) === batch);
};
