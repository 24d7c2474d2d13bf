import type { Connection } from '../../core/database/connect';
import type { DemoPart } from './demoPart';
import { seedOnce } from './seedOnce';

/** Makes a part of the demo data, once for a database. @returns whether it was made now */
export const seedPart = <What>(
  connection: Pick<Connection, 'db'>,
  { name, load }: DemoPart<What>,
  what: What,
): Promise<boolean> =>
  seedOnce(connection, name, async (transaction) => {
    const seed = await load();
    await seed(transaction, what);
  });
