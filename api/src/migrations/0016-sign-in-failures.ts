import { type Kysely, sql } from 'kysely';

/** Wrong passwords by device, by address and account, and by account; who had failed is forgotten. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table sign_in_failure`.execute(db);
  await sql`
    create table sign_in_failure (
      key text primary key,
      failures integer not null,
      last_failure timestamptz not null default now()
    )`.execute(db);
  await sql`create index sign_in_failure_last on sign_in_failure (last_failure)`.execute(db);
};
