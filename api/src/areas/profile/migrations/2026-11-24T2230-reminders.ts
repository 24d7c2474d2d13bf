import { type Kysely, sql } from 'kysely';

/** The days of which people have been told what runs out: each once, whichever instance comes first. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table reminded_day (
      day date primary key,
      told_at timestamptz not null default now(),
      mails integer not null default 0
    )`.execute(db);
};
