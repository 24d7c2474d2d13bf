import { type Kysely, sql } from 'kysely';

/** Rooms and barracks stand in the order in which people count: 'Rom 2' before 'Rom 10'. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create collation counted (provider = icu, locale = 'nb-NO-u-kn-true')`.execute(db);
  await sql`alter table barrack_room alter column name type text collate counted`.execute(db);
  await sql`alter table barrack alter column name type text collate counted`.execute(db);
};
