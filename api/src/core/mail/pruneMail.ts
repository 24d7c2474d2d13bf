import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/schema';

/** For so long a letter can be looked up that was sent or given up; gathering needs an hour of it (docs/product/profile.md#own-data). */
const keptDays = 90;

/** Letters that are deleted by one statement. */
const batch = 2_000;

/** Deletes letters of long ago, each with all that went along in it, a batch at a time, so that nobody waits for it. */
export const pruneMail = async (db: Kysely<Database>): Promise<void> => {
  for (let deleted = batch; deleted === batch;) {
    const done = await db
      .deleteFrom('mail')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('mail')
          .where('next_try_at', 'is', null)
          .where('letter_id', 'is', null)
          .where(
            sql<Date>`coalesce(sent_at, created_at)`,
            '<',
            sql<Date>`now() - make_interval(days => ${keptDays})`,
          )
          .select('id')
          .limit(batch),
      )
      .executeTakeFirst();
    deleted = Number(done.numDeletedRows);
  }
};
