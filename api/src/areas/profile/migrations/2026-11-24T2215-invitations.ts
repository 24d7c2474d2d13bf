import { type Kysely, sql } from 'kysely';

/** Who is invited: one row for each contact person, so that a new letter ends the older one. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table invitation (
      contact_person_id integer primary key references contact_person on delete cascade,
      email text not null,
      token_digest text unique,
      invited_by_id integer not null references contact_person,
      invited_at timestamptz not null default now(),
      expires_at timestamptz,
      accepted_at timestamptz
    )`.execute(db);
};
