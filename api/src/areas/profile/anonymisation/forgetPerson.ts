import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { OwnIds, OwnTable } from '../../../record/ownData/ownTable';
import { theirsIn } from '../ownData/theirsIn';

const forgetIn = async (transaction: Transaction<Database>, table: OwnTable, ids: OwnIds): Promise<void> => {
  const { anonymised } = table;
  if (anonymised === 'points' || anonymised === 'kept') return;
  const theirs = theirsIn(table, ids);
  if (anonymised === 'deleted') {
    await sql`delete from ${sql.table(table.table)} own where ${theirs}`.execute(transaction);
    return;
  }
  const columns = Object.entries(anonymised).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table.table)} own set ${sql.join(columns)} where ${theirs}`.execute(
    transaction,
  );
};

/** Does with each place where something is stored of a person what its `OwnTable` says; in the caller's transaction. */
export const forgetPerson = async (
  transaction: Transaction<Database>,
  ownTables: readonly OwnTable[],
  ids: OwnIds,
): Promise<void> => {
  for (const table of ownTables) await forgetIn(transaction, table, ids);
};
