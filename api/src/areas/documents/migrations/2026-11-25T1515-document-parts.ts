import { type Kysely, sql } from 'kysely';

/**
 * Finds documents by one or two signs of their name, which the index of three signs can't: without it a search for what no name holds reads
 * every document.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create function text_parts(value text) returns text[] language sql immutable strict parallel safe
    return array(
      select distinct substr(value, place, size)
      from generate_series(1, char_length(value)) place, generate_series(1, 2) size)`.execute(db);
  await sql`create index document_parts on document using gin (text_parts(search))`.execute(db);
  // Or the database takes signs that every name holds for rare ones until it happens to count.
  await sql`analyze document`.execute(db);
};
