import './convertedTable';

import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** Notes once a day that the PDF under this key is asked for; called before it is looked for, so that one just removed is made anew. */
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
