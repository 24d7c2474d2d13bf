import { type RawBuilder, sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { OwnAddress, OwnTable } from '../../../record/ownData/ownTable';

/** Where each address may stand once: whether it does not already, as of who was known by it on a site before it was told here. */
const isFree = (table: string, { column, onceFor }: OwnAddress, now: RawBuilder<string>) => {
  if (!onceFor) return sql`true`;
  const same = onceFor.map((name) => sql`other.${sql.ref(name)} = own.${sql.ref(name)}`);
  const isOther = sql.join([sql`other.${sql.ref(column)} = ${now}`, ...same], sql` and `);
  return sql`not exists (select from ${sql.table(table)} other where ${isOther})`;
};

/**
 * Takes what is stored of a person by their address along to the one that they have now, so that whoever gets the old one is not taken for
 * them. In the caller's transaction, once the address has changed.
 * @param before the old address
 */
export const followAddress = async (
  transaction: Transaction<Database>,
  ownTables: readonly OwnTable[],
  personId: number,
  before: string,
): Promise<void> => {
  const now = sql<string>`(select email from person where id = ${personId})`;
  for (const { table, address } of ownTables) {
    if (!address) continue;
    const column = sql.ref(address.column);
    await sql`
      update ${sql.table(table)} own set ${column} = ${now}
      where own.${column} = ${before} and ${isFree(table, address, now)}`.execute(transaction);
  }
};
