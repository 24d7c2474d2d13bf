import { type Insertable, sql, type Transaction } from 'kysely';

import { chunksOf } from '../../core/database/chunksOf';
import type { Database } from '../../core/database/schema';

/** Rows of one statement, of tables with many columns. */
const atOnce = 1000;

/** Inserts any number of rows. */
export const insertRows = async <Table extends keyof Database>(
  transaction: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> => {
  for (const chunk of chunksOf(rows, atOnce)) await transaction.insertInto(table).values(chunk).execute();
};

/** Lets the identity of tables that got their ids from us go on after the highest. */
export const continueIdentity = async (
  transaction: Transaction<Database>,
  tables: (keyof Database)[],
): Promise<void> => {
  for (const table of tables)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      transaction,
    );
};
