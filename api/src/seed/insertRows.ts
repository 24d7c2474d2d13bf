import { type Insertable, sql, type Transaction } from 'kysely';

import type { Database } from '../core/database/schema';

/** Rows of one statement: well below the 65,535 parameters that the protocol allows. */
const chunk = 1000;

/** Inserts any number of rows. */
export const insertRows = async <Table extends keyof Database>(
  transaction: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += chunk)
    await transaction
      .insertInto(table)
      .values(rows.slice(from, from + chunk))
      .execute();
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
