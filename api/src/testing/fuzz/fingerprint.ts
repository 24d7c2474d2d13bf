import { type Kysely, sql } from 'kysely';

import type { Database } from '../../core/database/schema';

/** What anybody changes who begins to send a file up. */
const others = ['attachment', 'storage_use'];

/** What lies in the tables, short enough to compare; of attachments the saved ones, as anybody may begin one. */
export const fingerprint = async (db: Kysely<Database>): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${others})
    order by table_name`.execute(db);
  for (const { name: table } of tables) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as print
      from ${sql.table(table)} row`.execute(db);
    found[table] = rows[0]?.print ?? '';
  }
  const { rows } = await sql<{ print: string }>`
    select count(*) || ' ' || coalesce(md5(string_agg(buffer_guid::text, '|' order by buffer_guid)), '') as print
    from attachment
    where owner_id is not null`.execute(db);
  return { ...found, attachment: rows[0]?.print ?? '' };
};
