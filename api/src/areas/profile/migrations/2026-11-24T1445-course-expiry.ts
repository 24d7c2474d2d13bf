import { type Kysely, sql } from 'kysely';

/** A course may itself end: nobody can choose it any longer, who has it keeps it. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table course add column expiry_date date`.execute(db);
};
