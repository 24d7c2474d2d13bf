import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';

import { startTestCluster } from '@byggtun/api/testing/testCluster';

import { root } from '../run/install.mjs';
import { everything } from '../test/scope.mjs';
import { readClock } from './clocks.mjs';
import { stagesAt } from './stagesAt.mjs';

const folder = mkdtempSync(join(tmpdir(), 'byggtun-clock-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const envOf = (name) =>
  stagesAt(everything(), readClock('2028-02-29'), folder).find((stage) => stage.name.startsWith(name))?.env;

/** What a program writes that runs at that clock, as the programs of a stage do. */
const said = async (name, script, more = {}) => {
  const file = join(folder, `${more.FILE ?? 'program'}.cjs`);
  writeFileSync(file, script);
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...envOf(name), ...more },
  });
  return stdout.trim().split('\n');
};

const days = Array.from({ length: 5 }, () => '2028-02-29');

test('a program and what it starts have the time of the clock, and a Date that is one', async () => {
  const lines = await said(
    'screens',
    `const { execFileSync } = require('node:child_process');
     const { Worker, isMainThread, parentPort } = require('node:worker_threads');
     if (!isMainThread) return parentPort.postMessage(new Date());
     const day = (time) => console.log(new Date(time).toISOString().slice(0, 10));
     [Date.now(), new Date(), Date()].forEach(day);
     day(execFileSync(process.execPath, ['-p', 'new Date().toISOString()'], { encoding: 'utf8' }).trim());
     console.log(new Date() instanceof Date, new Date(0).constructor === Date, new Date(2026, 1, 3).getDate(), Date.UTC(2026, 0));
     new Worker(__filename).on('message', day);`,
  );
  assert.deepEqual(lines, [...days.slice(1), `true true 3 ${Date.UTC(2026, 0)}`, '2028-02-29']);
});

test('a file that is written now is as old as it is', async () => {
  const lines = await said(
    'api',
    `import('node:fs/promises').then(async ({ stat, writeFile }) => {
       await writeFile(process.env.WRITTEN, 'x');
       const { mtimeMs } = await stat(process.env.WRITTEN);
       console.log(Math.abs(Date.now() - mtimeMs) < 60_000);
     });`,
    { WRITTEN: join(folder, 'written') },
  );
  assert.deepEqual(lines, ['true']);
});

test('a file that is said to be of a time is, down to 1970', async () => {
  const lines = await said(
    'api',
    `import('node:fs').then(({ utimesSync, writeFileSync }) =>
       import('node:fs/promises').then(async ({ stat }) => {
         writeFileSync(process.env.WRITTEN, 'x');
         for (const then of [new Date(Date.now() - 2 * 3_600_000), 0]) {
           utimesSync(process.env.WRITTEN, then, then);
           const { mtimeMs } = await stat(process.env.WRITTEN);
           console.log(Math.abs(Number(then) - mtimeMs) < 60_000);
         }
       }));`,
    { WRITTEN: join(folder, 'old') },
  );
  assert.deepEqual(lines, ['true', 'true']);
});

test('a database has it too, however many connect at once, and in the defaults of its columns', async () => {
  const cluster = await startTestCluster();
  after(cluster.stop);
  const lines = await said(
    'api',
    `const pg = require('node:module').createRequire(process.cwd() + '/api/package.json')('pg');
     const connect = async () => {
       const client = new pg.Client({ connectionString: process.env.DATABASE });
       await client.connect();
       return client;
     };
     (async () => {
       const clients = await Promise.all(Array.from({ length: 8 }, connect));
       const [one, other] = clients;
       await one.query('create table noted (at timestamptz not null default now())');
       await other.query('insert into noted default values');
       const { rows } = await other.query(
         'select at, now(), clock_timestamp(), now()::date::timestamptz as day, (select at from noted where at <= now()) as found from noted',
       );
       for (const time of Object.values(rows[0])) console.log(time.toISOString().slice(0, 10));
       for (const client of clients) await client.end();
     })();`,
    { DATABASE: cluster.url },
  );
  assert.deepEqual(lines, days);
});

test('each test file begins at the time of the clock, however late it comes; what it starts goes on with its time', async () => {
  const script = `console.log(Math.round((Date.now() - Date.parse(process.env.FAKED_CLOCK)) / 60_000))`;
  const late = {
    FAKED_CLOCK_SHIFT: String(Date.parse('2028-03-01T12:00:00Z') - Date.now()),
    NODE_TEST_CONTEXT: 'child-v8',
  };
  assert.deepEqual(await said('api', script, { ...late, FILE: 'late.test' }), ['0']);
  assert.deepEqual(await said('api', script, late), ['1440']);
});
