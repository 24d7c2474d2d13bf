import { type Kysely, sql } from 'kysely';

/** What the bytes of an attachment need: how many have come, when they were whole, and what they are. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table attachment
      add column received integer not null default 0 check (received >= 0),
      add column completed_at timestamptz,
      add column sha256 text,
      add column has_thumbnail boolean not null default false`.execute(db);
  // What nobody has saved: looked through for what is a day old, and for how much a person has.
  await sql`
    create index attachment_unsaved on attachment (created_by_id, created_at)
    where num_nonnulls(complaint_id, aberration_id, action_id, comment_id) = 0`.execute(db);
};
