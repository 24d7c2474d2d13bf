import { type Kysely, sql } from 'kysely';

/** Events for other systems, until they are taken. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table webhook_event (
      id uuid primary key,
      created_at timestamptz not null default clock_timestamp(),
      type text not null,
      -- As it is sent, the same bytes at each try.
      body text not null,
      tries integer not null default 0,
      -- Null when it was taken, or has been given up.
      next_try_at timestamptz default now(),
      sent_at timestamptz,
      problem text
    )`.execute(db);
  await sql`create index webhook_event_due on webhook_event (next_try_at) where next_try_at is not null`.execute(
    db,
  );
  await sql`create index webhook_event_sent on webhook_event (sent_at) where sent_at is not null`.execute(db);
};
