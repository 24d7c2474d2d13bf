import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import pg from 'pg';

import { besideTest } from '../../../testing/besideTest';
import { cleanUp } from '../../../testing/cleanUp';
import { until } from '../../../testing/until';
import { probe } from './probe';
import { startEmbedded } from './startEmbedded';

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-embedded-'));
  chmodSync(folder, 0o755);
  cleanUp(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  return folder;
};

const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end();
  }
};

test('starts, keeps what was written over a stop, knows Norwegian letters and waits for the disk', async () => {
  const dataFolder = makeFolder();
  const first = await startEmbedded({ dataFolder });
  await ask(first.url, 'create table kept (id int)');
  const { rows } = await ask(
    first.url,
    `select lower('ÆØÅ') as small, current_setting('fsync') as fsync,
       (select string_agg(n, ' ' order by n collate "nb-NO-x-icu") from unnest(array['Åse', 'Øre', 'Zoe', 'Ære']) n) as names`,
  );
  assert.deepEqual(rows, [{ small: 'æøå', fsync: 'on', names: 'Zoe Ære Øre Åse' }]);
  assert.equal(statSync(join(dataFolder, 'postgres-access.json')).mode & 0o777, 0o600);
  await first.stop();
  await assert.rejects(ask(first.url, 'select 1'), /ECONNREFUSED/);
  const second = await startEmbedded({ dataFolder });
  await ask(second.url, 'select * from kept');
  await second.stop();
});

test('a second start on the same folder is refused in one sentence', async () => {
  const dataFolder = makeFolder();
  const server = await startEmbedded({ dataFolder });
  await assert.rejects(startEmbedded({ dataFolder }), /kjører allerede på datamappen/);
  await server.stop();
});

test('a server that outlived a killed process is taken over with everything it has acknowledged', async () => {
  const dataFolder = makeFolder();
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(besideTest(import.meta.url, './startEmbedded'))});
    const { url } = await startEmbedded({ dataFolder: process.argv[1] });
    console.log(url);
    setInterval(() => undefined, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, dataFolder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const url = output.toString().trim();
  const { rows } = await ask(
    url,
    'create table kept as select 1 as id; select pg_postmaster_start_time()::text as started',
  ).then((results) => (results as unknown as pg.QueryResult<{ started: string }>[])[1] ?? { rows: [] });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const server = await startEmbedded({ dataFolder });
  const again = await ask(
    server.url,
    'select pg_postmaster_start_time()::text as started, (select id from kept) as id',
  );
  assert.deepEqual(again.rows, [{ started: rows[0]?.started, id: 1 }]);
  await server.stop();
});

test('who takes its port and says nothing may be a slow server, but where none runs another port is taken', async () => {
  const dataFolder = makeFolder();
  const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  cleanUp(() => new Promise((resolve) => silent.close(resolve)));
  const access = { port: (silent.address() as AddressInfo).port, password: 'hemmelig' };
  assert.equal(await probe(access, dataFolder), 'starting');
  writeFileSync(join(dataFolder, 'postgres-access.json'), JSON.stringify(access));
  const server = await startEmbedded({ dataFolder });
  assert.notEqual(new URL(server.url).port, String(access.port));
  await ask(server.url, 'select 1');
  await server.stop();
});

test('a folder that cannot be made is one clear sentence', async () => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  await assert.rejects(
    startEmbedded({ dataFolder: join(file, 'data') }),
    /kan ikke lages eller er ikke skrivbar/,
  );
});

test('a server that dies is started again, with everything it has acknowledged, until it is stopped', async () => {
  const dataFolder = makeFolder();
  const said: string[] = [];
  const server = await startEmbedded({ dataFolder, say: (sentence) => said.push(sentence) });
  await ask(server.url, 'create table kept (id int)');
  const { rows } = await ask(
    server.url,
    "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid",
  );
  const [first] = rows;
  process.kill(Number(first?.pid), 'SIGKILL');
  await until(() => said.includes('Den innebygde databasen kjører igjen.'));
  assert.deepEqual(said.slice(-2), [
    'Den innebygde databasen har stoppet og startes igjen.',
    'Den innebygde databasen kjører igjen.',
  ]);
  await ask(server.url, 'select * from kept');
  await server.stop();
  await assert.rejects(ask(server.url, 'select 1'), /ECONNREFUSED/);
});
