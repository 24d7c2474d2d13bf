import { type Kysely, sql } from 'kysely';

/** What each form carried beside its number: other content under a used number is no repeat. A number is the person's own. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    alter table aberration
      -- SHA-256; null of what was saved before.
      add column request_digest bytea,
      drop constraint aberration_request_id_key`.execute(db);
  await sql`create unique index aberration_request on aberration (created_by_id, request_id) where request_id is not null`.execute(
    db,
  );
  await sql`alter table comment add column request_digest bytea`.execute(db);
};
