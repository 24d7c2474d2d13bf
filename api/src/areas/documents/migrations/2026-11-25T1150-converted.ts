import { type Kysely, sql } from 'kysely';

/** When each PDF that was made of Word and Excel was asked for last, so that those that nobody asks for go (docs/decisions/kept-pdfs.md). */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table converted (key uuid primary key, asked_at timestamptz not null default now())`.execute(
    db,
  );
  await sql`create index converted_asked_at on converted (asked_at)`.execute(db);
};
