import { type Kysely, sql } from 'kysely';

/** A letter may carry a link that nobody but its reader is to know: it is kept apart from the path, and forgotten when the letter is sent. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table mail add column secret text`.execute(db);
};
