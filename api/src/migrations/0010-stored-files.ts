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
  // Lets a person's browser fetch one attachment by itself for a while; what the cookie holds is kept as a digest alone.
  await sql`
    create table attachment_ticket (
      digest text primary key,
      buffer_guid uuid not null references attachment on delete cascade,
      person_id integer not null references person,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index attachment_ticket_file on attachment_ticket (buffer_guid, person_id)`.execute(db);
  await sql`create index attachment_ticket_end on attachment_ticket (expires_at)`.execute(db);
};
