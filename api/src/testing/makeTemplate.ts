import { migrate } from '../core/database/migrate';
import { migrations } from '../migrations/index';
import { connectForTest } from './connectForTest';
import { createDatabase } from './createDatabase';

/** Makes the migrated database that tests copy, in a tenth of a migration's time. @returns its name, for `BYGGTUN_TEST_TEMPLATE` */
export const makeTemplate = async (cluster: string): Promise<string> => {
  const { name, url } = await createDatabase(cluster);
  const connection = await connectForTest(url);
  try {
    await migrate(connection, migrations);
  } finally {
    await connection.close();
  }
  return name;
};
