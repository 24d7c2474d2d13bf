import { type Kysely, sql } from 'kysely';

/** Who looks into a file that is whole, so that no two do so at once: an instance's claim, which ends by itself when the instance does. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table attachment
      add column claim uuid,
      add column claimed_until timestamptz`.execute(db);
};
