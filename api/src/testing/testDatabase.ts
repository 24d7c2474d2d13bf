import { randomBytes } from 'node:crypto';
import { after } from 'node:test';

import pg from 'pg';

import { connect, type Connection } from '../database/connect';
import { migrate } from '../database/migrate';
import { startTestCluster } from './testCluster';

const execute = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

let ownCluster: ReturnType<typeof startTestCluster> | undefined;
after(async () => (await ownCluster)?.stop());

/** The cluster of the test run; a test file that is run by itself starts its own. */
const clusterUrl = async (): Promise<string> => {
  if (process.env.BYGGTUN_TEST_CLUSTER) return process.env.BYGGTUN_TEST_CLUSTER;
  ownCluster ??= startTestCluster();
  return (await ownCluster).url;
};

/** A fresh, migrated database for the test, or for the file when asked for outside a test; closed after it. */
export const testDatabase = async (): Promise<Connection> => {
  const cluster = await clusterUrl();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(cluster, `create database ${name}`);
  const address = new URL(cluster);
  address.pathname = name;
  const connection = await connect(address.href);
  await migrate(connection);
  after(() => connection.close());
  return connection;
};
