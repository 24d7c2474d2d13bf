import { type Kysely, sql } from 'kysely';

/** When somebody first came in by the sign-in of another authority, which leaves no account here: the e-mail is theirs from then on. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table person add column signed_in_at timestamptz`.execute(db);
};
