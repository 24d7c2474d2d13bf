import { type Kysely, sql } from 'kysely';

/**
 * What each letter is folded to. æ, ø and å are letters of their own, and ä and ö are how neighbours write the first two: they become capitals, which no other
 * folded text has. So a folded text is plain ASCII, as trigrams need it where the database's own locale is C.
 */
const letters = {
  E: 'ÆæÄä',
  O: 'ØøÖö',
  A: 'Åå',
  a: 'ÁáÀàÂâÃãĀāĂăĄą',
  c: 'ÇçĆćČč',
  d: 'ĎďĐđÐð',
  e: 'ÉéÈèÊêËëĒēĖėĘęĚě',
  g: 'ĞğĢģ',
  i: 'ÍíÌìÎîÏïĪīĮįİı',
  k: 'Ķķ',
  l: 'ŁłĻļĽľ',
  n: 'ÑñŃńŅņŇň',
  o: 'ÓóÒòÔôÕõŌōŐő',
  r: 'ŘřŔŕ',
  s: 'ŠšŚśȘșŞş',
  t: 'ŤťȚțŢţ',
  u: 'ÚúÙùÛûÜüŪūŮůŰűŲų',
  y: 'ÝýŸÿ',
  z: 'ŹźŽžŻż',
};
const from = Object.values(letters).join('');
const to = Object.entries(letters)
  .map(([letter, folded]) => letter.repeat([...folded].length))
  .join('');

/** The texts that lists are searched in and filtered by, by table; person's is made of what its full name is made of. */
const folded = {
  complaint: { name_search: 'name', description_search: 'description' },
  action: { title_search: 'title', description_search: 'description' },
  customer: { name_search: 'full_name', mobile_search: 'mobile', address_search: 'address' },
  person: { name_search: "first_name || ' ' || last_name" },
};

/** Text for searching: without case and accents, stored beside the texts, and with trigrams where the server has them. */
export const up = async (db: Kysely<never>): Promise<void> => {
  // Most texts are plain ASCII and are spared the translation, letter by letter.
  await sql`
    create function fold_text(value text) returns text language sql immutable strict parallel safe
    return case
      when octet_length(value) = char_length(value) then lower(value collate "C")
      else translate(lower(normalize(value) collate "C"), ${sql.lit(from)}, ${sql.lit(to)}) end`.execute(db);
  for (const [table, columns] of Object.entries(folded)) {
    const added = Object.entries(columns).map(
      ([name, source]) =>
        sql`add column ${sql.ref(name)} text collate "C" not null generated always as (fold_text(${sql.raw(source)})) stored`,
    );
    await sql`alter table ${sql.table(table)} ${sql.join(added)}`.execute(db);
  }
  // A search finds customers and apartments first, and then their cases.
  await sql`create index action_by_section on action (section_id)`.execute(db);
  await sql`create index complaint_by_customer on complaint (customer_id)`.execute(db);
  // Without the extension, or the right to add it, lists are the same, and slower to search.
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index complaint_search on complaint using gin (name_search gin_trgm_ops, description_search gin_trgm_ops);
      create index action_search on action using gin (title_search gin_trgm_ops, description_search gin_trgm_ops);
      create index customer_search on customer
        using gin (name_search gin_trgm_ops, mobile_search gin_trgm_ops, address_search gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise notice 'pg_trgm is not available';
    end $$`.execute(db);
};
