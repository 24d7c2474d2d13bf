// The list call on a million cases, as a contractor, beside a bare handler that runs one hand-written query: how many
// times slower is ours? All are measured in turn in the same run, on the same database. The bare handler is measured
// twice: as PostgreSQL plans a prepared query by default, and tuned to plan it once (`force_generic_plan`).
//   --database URL    a database that is scaled already (and may be scaled further)
//   --data FOLDER     a data folder with an embedded database that is scaled already
//   --scale 1000000   how many cases
//   --rounds 5 --seconds 4 --connections 8
import assert from 'node:assert/strict';
import { fork, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { listComplaints } from '../../shared/src/contract/complaint';
import { getProfile } from '../../shared/src/contract/user';
import { caller } from './support/callApi';
import { type Load, load, middleOf } from './support/load';
import { startPortal, temporaryData } from './support/portal';
import { tokenFor } from './support/tokenFor';

const bar = 1.5;
const port = 4310;
const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    data: { type: 'string' },
    scale: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '8' },
  },
});

const data = options.data ?? temporaryData();
const env: Record<string, string> = options.database ? { DATABASE_URL: options.database } : {};
if (!options.data) {
  const seeded = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../run/seed.mjs', import.meta.url)), '--scale', options.scale],
    { stdio: 'inherit', env: { ...process.env, BYGGTUN_DATA: data, ...env } },
  );
  assert.equal(seeded.status, 0, 'the database could not be filled');
}

const portal = await startPortal({ port, data, env });
const databaseUrl = () => {
  if (options.database) return options.database;
  const text = readFileSync(join(data, 'postgres-access.json'), 'utf8');
  const access = JSON.parse(text) as { password: string; port: number };
  return `postgresql://byggtun:${access.password}@127.0.0.1:${access.port}/byggtun`;
};

/** Starts a bare handler; resolves with its address when it answers. */
const startBare = async (barePort: number, plan: 'auto' | 'force_generic_plan') => {
  const child = fork(fileURLToPath(new URL('support/bareList.ts', import.meta.url)), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(barePort),
      BENCH_DATABASE: databaseUrl(),
      BENCH_PLAN: plan,
    },
  });
  process.on('exit', () => child.kill());
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('the bare handler did not start')));
  });
  return `http://127.0.0.1:${barePort}/complaints/${profile.contact.id}`;
};

const token = await tokenFor(portal.origin, 'marte@nordretomrer.example');
const ask = caller(portal.origin, token);
const profile = await ask(getProfile, {});
const sides = {
  ours: `${portal.origin.replace('localhost', '127.0.0.1')}/api/complaints`,
  bare: await startBare(port + 1, 'auto'),
  tuned: await startBare(port + 2, 'force_generic_plan'),
} as const;
type Side = keyof typeof sides;
const names: Record<Side, string> = {
  ours: 'Byggtun',
  bare: 'bare handler',
  tuned: 'bare handler, planned once',
};

const queryOf = (page: number) => ({
  headers: [
    { value: 'lineStatus', type: 'select' as const, filterValues: [0, 1, 4, 6, 7] },
    { value: 'isEnquiry', type: 'boolean' as const, filterValues: [false] },
  ],
  page,
  itemsPerPage: 10,
  sortBy: 'lineDate',
  sortDesc: true,
});

const figure = (value: number) => value.toFixed(2).padStart(9);

const print = (side: Side, { p50, p95, perSecond }: Load, ours: Load) =>
  console.log(
    `${names[side].padEnd(28)} p50 ${figure(p50)} ms  p95 ${figure(p95)} ms ${figure(perSecond)} calls/s` +
      (side === 'ours'
        ? ''
        : `   ours is ${figure(ours.p50 / p50)} x ${figure(ours.p95 / p95)} x ${figure(perSecond / ours.perSecond)} x`),
  );

/** Measures one page of the list on every side; true when ours is within the bar of the bare handler. */
async function compare(page: number) {
  const body = queryOf(page);
  const ours = await ask(listComplaints, { body });
  for (const side of ['bare', 'tuned'] as const) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    assert.deepEqual(await (await fetch(sides[side], init)).json(), ours, 'all must answer the same');
  }
  console.log(
    `\nPage ${page} of ${ours.totalPages}, ${ours.totalItemCount} cases, as ${profile.person.fullName}`,
  );

  const measured: Record<Side, Load[]> = { ours: [], bare: [], tuned: [] };
  for (let turn = -1; turn < Number(options.rounds); turn++) {
    // The first turn warms up.
    const shot = {
      body,
      connections: Number(options.connections),
      seconds: turn < 0 ? 2 : Number(options.seconds),
    };
    for (const side of Object.keys(sides) as Side[]) {
      const round = await load(sides[side], side === 'ours' ? { ...shot, token } : shot);
      if (turn >= 0) measured[side].push(round);
    }
  }
  const mine = middleOf(measured.ours);
  const bare = middleOf(measured.bare);
  print('ours', mine, mine);
  print('bare', bare, mine);
  print('tuned', middleOf(measured.tuned), mine);
  const worst = Math.max(mine.p50 / bare.p50, mine.p95 / bare.p95, bare.perSecond / mine.perSecond);
  console.log(`worst ratio to the bare handler: ${worst.toFixed(2)} (bar ${bar})`);
  return { isWithin: worst <= bar, totalPages: ours.totalPages };
}

const first = await compare(1);
const deep = await compare(Math.min(40, first.totalPages));
await portal.end();
process.exit(first.isWithin && deep.isWithin ? 0 : 1);
