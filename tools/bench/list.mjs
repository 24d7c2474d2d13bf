// @ts-check
// The list call on a million cases, as a contractor, beside a bare handler that runs one hand-written query: how many
// times slower is ours? Both are measured in turn in the same run, on the same database.
//   --database URL    a database that is scaled already (and may be scaled further)
//   --scale 1000000   how many cases
//   --rounds 5        rounds of each
//   --plan auto       how PostgreSQL plans the hand-written query: auto, as it does by default, or force_generic_plan
import assert from 'node:assert/strict';
import { fork, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { listComplaints } from '../../shared/src/contract/complaint';
import { caller } from './support/callApi';
import { load } from './support/load.mjs';
import { startPortal, temporaryData } from './support/portal';
import { tokenFor } from './support/tokenFor';

const bar = 1.5;
const port = 4310;
const barePort = 4311;
const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    scale: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    plan: { type: 'string', default: 'auto' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '8' },
  },
});

const data = temporaryData();
// As root the database runs as another user, who has to reach it.
chmodSync(data, 0o755);
const env = options.database ? { DATABASE_URL: options.database } : {};
const seeded = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('../run/seed.mjs', import.meta.url)), '--scale', options.scale],
  { stdio: 'inherit', env: { ...process.env, BYGGTUN_DATA: data, ...env } },
);
assert.equal(seeded.status, 0, 'the database could not be filled');

const portal = await startPortal({ port, data, env });
const databaseUrl = () => {
  if (options.database) return options.database;
  const access = JSON.parse(readFileSync(join(data, 'postgres-access.json'), 'utf8'));
  return `postgresql://byggtun:${access.password}@127.0.0.1:${access.port}/byggtun`;
};
const bare = fork(fileURLToPath(new URL('support/bareList.mjs', import.meta.url)), {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(barePort),
    BENCH_DATABASE: databaseUrl(),
    BENCH_PLAN: options.plan,
  },
});
process.on('exit', () => bare.kill());
await new Promise((resolve, reject) => {
  bare.once('message', resolve);
  bare.once('exit', () => reject(new Error('the bare handler did not start')));
});

const token = await tokenFor(portal.origin, 'marte@nordretomrer.example');
const profile = await (
  await fetch(`${portal.origin}/api/user/contactperson`, { headers: { authorization: `Bearer ${token}` } })
).json();
const bareUrl = `http://127.0.0.1:${barePort}/complaints/${profile.contact.id}`;
const query = (page) => ({
  headers: [
    { value: 'lineStatus', type: 'select', filterValues: [0, 1, 4, 6, 7] },
    { value: 'isEnquiry', type: 'boolean', filterValues: [false] },
  ],
  page,
  itemsPerPage: 10,
  sortBy: 'lineDate',
  sortDesc: true,
});

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const round = (number) => number.toFixed(2).padStart(9);
const print = (name, { p50, p95, perSecond }) =>
  console.log(`${name.padEnd(14)} p50 ${round(p50)} ms   p95 ${round(p95)} ms   ${round(perSecond)} calls/s`);

async function compare(page) {
  const body = query(page);
  const ours = await caller(portal.origin, token)(listComplaints, { body });
  const theirs = await (
    await fetch(bareUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
  assert.deepEqual(ours, theirs, 'both must answer the same');
  console.log(
    `\nPage ${page} of ${ours.totalPages}, ${ours.totalItemCount} cases, as ${profile.person.fullName}`,
  );
  const shot = { body, connections: Number(options.connections), seconds: Number(options.seconds) };
  const measured = { ours: [], bare: [] };
  for (let turn = -1; turn < Number(options.rounds); turn++) {
    // The first turn warms up.
    const seconds = turn < 0 ? 2 : shot.seconds;
    const mine = await load(`${portal.origin.replace('localhost', '127.0.0.1')}/api/complaints`, {
      ...shot,
      seconds,
      token,
    });
    const other = await load(bareUrl, { ...shot, seconds });
    if (turn < 0) continue;
    measured.ours.push(mine);
    measured.bare.push(other);
  }
  const of = (side, name) => median(measured[side].map((one) => one[name]));
  const summary = (side) => ({
    p50: of(side, 'p50'),
    p95: of(side, 'p95'),
    perSecond: of(side, 'perSecond'),
  });
  const [mine, other] = [summary('ours'), summary('bare')];
  print('Byggtun', mine);
  print('bare handler', other);
  const ratios = [mine.p50 / other.p50, mine.p95 / other.p95, other.perSecond / mine.perSecond];
  console.log(
    `ratio          p50 ${round(ratios[0])}      p95 ${round(ratios[1])}      ${round(ratios[2])} (bar ${bar})`,
  );
  return { isWithin: Math.max(ratios[0], ratios[2]) <= bar, totalPages: ours.totalPages };
}

const measure = async () => {
  try {
    const { isWithin, totalPages } = await compare(1);
    const deep = await compare(Math.min(40, totalPages));
    return isWithin && deep.isWithin;
  } finally {
    bare.kill();
    await portal.end();
  }
};
process.exit((await measure()) ? 0 : 1);
