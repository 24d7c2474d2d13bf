import type { Transaction } from 'kysely';

import type { Connection } from '../../core/database/connect';
import type { Database } from '../../core/database/schema';

/** Does the work of this name once for a database, in one transaction, by one instance alone. @returns whether it was done now */
export const seedOnce = (
  { db }: Pick<Connection, 'db'>,
  name: string,
  work: (transaction: Transaction<Database>) => Promise<void>,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const marked = await transaction
      .insertInto('seed_run')
      .values({ name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!marked) return false;
    await work(transaction);
    return true;
  });
