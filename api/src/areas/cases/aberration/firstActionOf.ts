import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** The action that the responsible has got with a report. */
export const firstActionOf = async (db: Kysely<Database>, aberrationId: number): Promise<number> => {
  const { id } = await db
    .selectFrom('action')
    .where('aberration_id', '=', aberrationId)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
};
