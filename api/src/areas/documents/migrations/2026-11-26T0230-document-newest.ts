import { type Kysely, sql } from 'kysely';

/**
 * The newest documents hold in their index what a search compares: walking through them reads the index alone, a fifth of the time.
 * The parts of a name are made in under half the time; they are the same parts, so that their index stays.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create index document_newest on document (changed_at desc, id desc) include (project_id, folder_id, search)`.execute(
    db,
  );
  await sql`
    create index document_newest_of on document (project_id, changed_at desc, id desc) include (folder_id, search)`.execute(
    db,
  );
  await sql`drop index document_by_change, document_by_project`.execute(db);
  await sql`
    create or replace function text_parts(value text) returns text[] language sql immutable strict parallel safe
    return string_to_array(value, null)
      || array(select substr(value, place, 2) from generate_series(1, char_length(value) - 1) place)`.execute(
    db,
  );
};
