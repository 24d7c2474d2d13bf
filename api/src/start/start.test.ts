import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { cleanUp } from '../testing/cleanUp';
import { testDatabase } from '../testing/testDatabase';

const run = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (written.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (written.err += data.toString()));
  cleanUp(() => Promise.resolve(child.kill('SIGKILL')));
  return { child, written };
};

const codeOf = async (child: ChildProcess) => {
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
};

const until = async (holds: () => boolean) => {
  for (let i = 0; i < 600 && !holds(); i += 1) await sleep(50);
  assert.ok(holds());
};

test('says that it has filled the database and where it runs, nothing else, and ends cleanly on SIGTERM', async () => {
  const { url } = await testDatabase();
  const { child, written } = run({
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

test('a taken port is one sentence and code 1', async () => {
  const { url } = await testDatabase();
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const port = String((holder.address() as AddressInfo).port);
  const { child, written } = run({ DATABASE_URL: url, PORT: port });
  assert.equal(await codeOf(child), 1);
  assert.equal(written.err, `Port ${port} er opptatt. Velg en annen med PORT.\n`);
  holder.close();
});

test('a signal while the embedded database is on its way up leaves no server behind', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'byggtun-start-'));
  chmodSync(dataFolder, 0o755);
  cleanUp(() => Promise.resolve(rmSync(dataFolder, { recursive: true, force: true })));
  const { child, written } = run({ BYGGTUN_DATA: dataFolder, DATABASE_URL: '', PORT: '0' });
  const cluster = join(dataFolder, 'postgres', 'cluster');
  await until(() => existsSync(cluster) || child.exitCode !== null);
  child.kill('SIGINT');
  child.kill('SIGTERM');
  assert.equal(await codeOf(child), 0);
  assert.equal(written.err, '');
  assert.ok(existsSync(join(cluster, 'PG_VERSION')));
  assert.ok(!existsSync(join(cluster, 'postmaster.pid')));
  assert.ok(!existsSync(join(dataFolder, 'start.lock')));
});
