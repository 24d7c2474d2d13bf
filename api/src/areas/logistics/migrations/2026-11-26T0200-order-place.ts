import { type Kysely, sql } from 'kysely';

/** A house says the project: without that, PostgreSQL takes a filter of both for a fifth of the rows that it finds, and sorts them all for one page. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create statistics purchase_order_place (dependencies) on project_id, house_id from purchase_order`.execute(
    db,
  );
  await sql`analyze purchase_order`.execute(db);
};
