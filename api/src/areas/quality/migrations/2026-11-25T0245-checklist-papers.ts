import { type Kysely, sql } from 'kysely';

/** What stands on the paper of a completed checklist, so that it says the same whenever it is fetched. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table checklist_paper (
      checklist_id integer primary key references checklist,
      -- JSON, as it was when it was digested.
      content text not null,
      -- SHA-256 of the content, hexadecimal.
      digest text not null
    )`.execute(db);
};
