import type { Connection } from '../core/database/connect';
import { migrate } from '../core/database/migrate';
import { migrations } from '../migrations/index';
import { cleanUp } from './cleanUp';
import { connectForTest } from './connectForTest';
import { createDatabase } from './createDatabase';
import { startTestCluster } from './testCluster';

let ownCluster: ReturnType<typeof startTestCluster> | undefined;

/** The cluster of the test run; a test file that is run by itself starts its own. */
export const clusterUrl = async (): Promise<string> => {
  if (process.env.BYGGTUN_TEST_CLUSTER) return process.env.BYGGTUN_TEST_CLUSTER;
  if (!ownCluster) {
    ownCluster = startTestCluster();
    cleanUp((await ownCluster).stop);
  }
  return (await ownCluster).url;
};

/** A fresh, migrated database. @param last as of `testDatabase` */
export const freshDatabase = async (last?: string): Promise<Connection> => {
  const cluster = await clusterUrl();
  const template = last === undefined ? process.env.BYGGTUN_TEST_TEMPLATE : undefined;
  const connection = await connectForTest((await createDatabase(cluster, template)).url);
  if (template === undefined) await migrate(connection, migrations, last);
  return connection;
};

/**
 * A fresh, migrated database closed after the file's last test.
 * @param last where its migrations end, as in a database of an older version: `0012-projects`
 */
export const testDatabase = async (last?: string): Promise<Connection> => {
  const connection = await freshDatabase(last);
  cleanUp(connection.close);
  return connection;
};
