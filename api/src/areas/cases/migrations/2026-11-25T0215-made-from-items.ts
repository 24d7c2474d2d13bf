import { type Kysely, sql } from 'kysely';

/** Complaints and actions can be made from the records of other areas: by forms that may be sent twice, and actions by a type of their own. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['complaint', 'action'] as const) {
    await sql`
      alter table ${sql.table(table)}
        -- Of the form that it came from, null without one; SHA-256 of what came with it.
        add column request_id uuid,
        add column request_digest bytea`.execute(db);
    await sql`
      create unique index ${sql.ref(`${table}_request`)} on ${sql.table(table)} (created_by_id, request_id)
        where request_id is not null`.execute(db);
  }
  await sql`alter table action add column action_type smallint check (action_type between 1 and 3)`.execute(
    db,
  );
};
