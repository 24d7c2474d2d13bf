import assert from 'node:assert/strict';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { test } from 'node:test';

import pg from 'pg';

import { cleanUp } from '../../testing/cleanUp';
import { testDatabase } from '../../testing/testDatabase';
import { watchConnections } from './watchConnections';

/** A line to the database that can fall silent: no end, no error, no byte more, as when a machine is gone. */
const openLine = async (database: URL) => {
  const open = new Set<Socket>();
  const line = createServer((near) => {
    const far = createConnection(Number(database.port), database.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [near, far].forEach((end) => end.destroy()));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  cleanUp(async () => {
    line.close();
    for (const socket of open) socket.destroy();
    await Promise.resolve();
  });
  return {
    port: String((line.address() as AddressInfo).port),
    fallSilent: () => open.forEach((socket) => socket.unpipe().pause()),
  };
};

test(
  'a server that says nothing more is given up, and the next call gets another connection',
  { timeout: 60_000 },
  async () => {
    const { url } = await testDatabase();
    const line = await openLine(new URL(url));
    const address = new URL(url);
    address.port = line.port;
    const pool = new pg.Pool({ connectionString: address.href, max: 1 });
    cleanUp(() => pool.end());
    watchConnections(pool, 5000);
    await pool.query('select 1');
    line.fallSilent();
    await assert.rejects(pool.query('select 1'), /Connection terminated/);
    assert.deepEqual((await pool.query<{ one: number }>('select 1 as one')).rows, [{ one: 1 }]);
  },
);
