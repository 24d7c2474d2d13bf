import { type Kysely, sql } from 'kysely';

/** A letter may carry an entry for the reader's calendar. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table mail add column calendar text`.execute(db);
};
