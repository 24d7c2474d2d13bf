import { type Kysely, sql } from 'kysely';

/** When a file was looked at for viruses and had none (docs/decisions/virus-scanning.md). */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table attachment add column scanned_at timestamptz`.execute(db);
};
