import { type Kysely, sql } from 'kysely';

/** Photos of persons, in each size that is asked for. They are JPEG, which the database can't make smaller. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table person add photo_version text`.execute(db);
  await sql`
    create table profile_photo (
      person_id integer not null references person on delete cascade,
      size smallint not null,
      bytes bytea storage external not null,
      primary key (person_id, size)
    )`.execute(db);
};
