import { type Kysely, sql } from 'kysely';

/** Companies and their people are edited by several: a version of each, and who deactivated whom. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table company add column version integer not null default 1`.execute(db);
  await sql`
    alter table contact_person
      add column version integer not null default 1,
      add column deactivated_at timestamptz,
      add column deactivated_by_id integer references contact_person`.execute(db);
};
