import { type Kysely, sql } from 'kysely';

/** Who has been anonymised, when and by whom: by numbers alone, so that no name is left in it. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create table anonymisation (
      person_id integer primary key references person,
      by_id integer not null references contact_person,
      created_at timestamptz not null default now()
    )`.execute(db);
};
