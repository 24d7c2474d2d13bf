import { type Kysely, sql } from 'kysely';

/** Tables of the hub and of the embedded identity provider. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table hub_event (
      id bigint generated always as identity primary key,
      created timestamptz not null default now(),
      audience text[] not null,
      payload jsonb not null
    )`.execute(db);
  await sql`create index hub_event_created on hub_event (created)`.execute(db);
  await sql`
    create table infotech_event (
      id text primary key,
      received timestamptz not null default now(),
      email text not null,
      direction text not null check (direction in ('in', 'out')),
      project_ids integer[] not null,
      occurred_at timestamptz not null
    )`.execute(db);
  await sql`
    create table sign_in_account (
      email text primary key check (email = lower(email)),
      password_hash text not null,
      person_name text not null
    )`.execute(db);
  await sql`
    create table sign_in_failure (
      email text primary key,
      failures integer not null,
      last_failure timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table oidc_payload (
      id text primary key,
      payload jsonb not null,
      grant_id text,
      uid text,
      expires_at timestamptz,
      consumed_at timestamptz
    )`.execute(db);
  await sql`create index oidc_payload_grant on oidc_payload (grant_id) where grant_id is not null`.execute(
    db,
  );
  await sql`create index oidc_payload_uid on oidc_payload (uid) where uid is not null`.execute(db);
  await sql`create index oidc_payload_expires on oidc_payload (expires_at)`.execute(db);
  await sql`create table identity_key (name text primary key, value jsonb not null)`.execute(db);
};
