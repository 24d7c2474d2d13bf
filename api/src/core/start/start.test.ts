import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';

import { codeOf, dataFolder, runMain } from '../../testing/runMain';
import { testDatabase } from '../../testing/testDatabase';
import { until } from '../../testing/until';

test('says that it has filled the database and where it runs, nothing else, and ends cleanly on SIGTERM', async () => {
  const { url } = await testDatabase();
  const { child, written } = runMain({
    DATABASE_URL: url,
    PORT: '0',
    BYGGTUN_PUBLIC_URL: 'http://localhost:4321',
  });
  const wanted = 'Databasen er fylt med demodata.\nByggtun kjører på http://localhost:4321\n';
  await until(() => written.out.length >= wanted.length || child.exitCode !== null);
  child.kill('SIGTERM');
  assert.equal(await codeOf(child), 0);
  assert.deepEqual(written, { out: wanted, err: '' });
});

test('a taken port is one sentence and code 1, before the database is filled', async () => {
  const { url } = await testDatabase();
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const port = String((holder.address() as AddressInfo).port);
  const { child, written } = runMain({ DATABASE_URL: url, PORT: port });
  assert.equal(await codeOf(child), 1);
  assert.deepEqual(written, { out: '', err: `Port ${port} er opptatt. Velg en annen med PORT.\n` });
  holder.close();
});

test('a signal while the embedded database is on its way up leaves no server behind', async () => {
  const folder = dataFolder();
  const { child, written } = runMain({ BYGGTUN_DATA: folder, DATABASE_URL: '', PORT: '0' });
  const cluster = join(folder, 'postgres', 'cluster');
  await until(() => existsSync(cluster) || child.exitCode !== null);
  child.kill('SIGINT');
  child.kill('SIGTERM');
  assert.equal(await codeOf(child), 0);
  assert.equal(written.err, '');
  assert.ok(existsSync(join(cluster, 'PG_VERSION')));
  assert.ok(!existsSync(join(cluster, 'postmaster.pid')));
  assert.ok(!existsSync(join(folder, 'start.lock')));
});
