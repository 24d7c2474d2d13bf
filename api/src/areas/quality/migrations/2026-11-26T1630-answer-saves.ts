import { type Kysely, sql } from 'kysely';

/** By which save an item has its answer: who sent it knows it again when the confirmation was lost. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table checkpoint add column save_id uuid`.execute(db);
};
