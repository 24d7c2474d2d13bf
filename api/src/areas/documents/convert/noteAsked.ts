import './convertedTable';

import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';

/**
 * Notes that the PDF under this key is asked for, once a day at most. Before it is looked for: what is being removed just now is then found
 * to be gone, and made anew.
 */
export const noteAsked = async (db: Kysely<Database>, key: string): Promise<void> => {
  await db
    .insertInto('converted')
    .values({ key })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ asked_at: sql<Date>`now()` })
        .where('converted.asked_at', '<', sql<Date>`now() - interval '1 day'`),
    )
    .execute();
};
