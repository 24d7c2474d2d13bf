import { connect } from '../core/database/connect';
import { migrate } from '../core/database/migrate';
import { migrations } from '../migrations/index';
import { createDatabase } from './createDatabase';

/**
 * Makes a migrated database that those of the tests are copied from, in a tenth of the time that migrations take.
 * @returns its name, for `BYGGTUN_TEST_TEMPLATE`
 */
export const makeTemplate = async (cluster: string): Promise<string> => {
  const { name, url } = await createDatabase(cluster);
  const connection = await connect(url);
  try {
    await migrate(connection, migrations);
  } finally {
    await connection.close();
  }
  return name;
};
