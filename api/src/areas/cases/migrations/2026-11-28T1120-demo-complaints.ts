import { type Kysely, sql } from 'kysely';

/** Complaints are a part of the demo data by themselves: a database that was filled before has got them with the first part. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    insert into seed_run (name, created_at) select 'demo complaints', created_at from seed_run where name = 'demo'`.execute(
    db,
  );
};
