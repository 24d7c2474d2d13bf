import { type Kysely, sql } from 'kysely';

import type { Database } from '../../core/database/schema';

const tables = [
  'complaint',
  'journal',
  'record',
  'action',
  'aberration',
  'comment',
  'comment_tag',
  'mail',
  'hub_event',
  'webhook_event',
  'person',
  'contact_person',
  'company',
  'project',
  'project_company',
  'project_favourite',
  'recent_project',
  'psi_agreement',
  'psi_opening',
  'checklist',
  'checkpoint',
  'checklist_signature',
  'purchase_order',
  'order_line',
  'goods_receipt',
  'goods_receipt_line',
  'folder',
  'document',
  'revision',
] as const;

/** What lies in the tables of cases and people, short enough to compare; of attachments the saved ones, as anybody may begin one. */
export const fingerprint = async (db: Kysely<Database>): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const table of tables) {
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
