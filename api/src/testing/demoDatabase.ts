import pg from 'pg';

import { areas } from '../areas';
import type { Connection } from '../core/database/connect';
import { today } from '../core/time/today';
import { seedDemo } from '../record/demo/seedDemo';
import { cleanUp } from './cleanUp';
import { connectForTest } from './connectForTest';
import { createDatabase } from './createDatabase';
import { clusterUrl, freshDatabase } from './testDatabase';

/** Fills a database and gives it the name when it is whole: one that was left half-filled is no template. */
const fill = async (client: pg.Client, name: string, now: Date) => {
  const connection = await freshDatabase();
  try {
    await seedDemo(areas, connection, () => now);
  } finally {
    await connection.close();
  }
  const { pathname } = new URL(connection.url);
  await client.query(`alter database ${pathname.slice(1)} rename to ${name}`);
};

/** The database to copy, filled by the first who asks for it while the others wait. */
const demoTemplate = async (name: string, now: Date): Promise<string> => {
  const client = new pg.Client({ connectionString: await clusterUrl() });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await fill(client, name, now);
  } finally {
    await client.end();
  }
  return name;
};

/**
 * A database of its own with the demo data, closed after the file's last test; a copy of one that is filled once for all files of a run.
 * @param now the instant that the data's days are relative to; otherwise some instant of today
 */
export const demoDatabase = async (now?: string): Promise<Connection> => {
  const template = await demoTemplate(
    `demo_${(now ?? today()).replaceAll(/\W/g, '_').toLowerCase()}`,
    now === undefined ? new Date() : new Date(now),
  );
  const connection = await connectForTest((await createDatabase(await clusterUrl(), template)).url);
  cleanUp(connection.close);
  return connection;
};
