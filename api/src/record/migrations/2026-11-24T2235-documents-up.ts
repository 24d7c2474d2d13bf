import { type Kysely, sql } from 'kysely';

/** A file that was begun as a document may be of other kinds than an attachment, and belongs to documents alone. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table attachment add column is_document boolean not null default false`.execute(db);
};
