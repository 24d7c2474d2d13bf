// The list calls on a million cases and 300,000 actions, as developer staff who see all of them and as a contractor's main contact, ten at
// a time, beside a bare handler that runs one hand-written statement for each (`support/bare/`), in turn in
// the same run, on the same database.
//   --database URL    a database that is scaled already (and may be scaled further)
//   --data FOLDER     a data folder with an embedded database that is scaled already
//   --scale 1000000   how many cases
//   --rounds 3 --seconds 3 --connections 10
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { complaintFilterOptions } from '@byggtun/shared/contract/complaint';
import { getProfile } from '@byggtun/shared/contract/user';

import { caller } from './support/callApi';
import { type ListShot, listShots } from './support/listShots';
import { type Load, load, middleOf } from './support/load';
import { startPortal, temporaryData } from './support/portal';
import { databaseOf, startBare } from './support/startBare';
import { tokenFor } from './support/tokenFor';

/** So many times slower than the bare handler it may be. */
const ratioBar = 1.3;
const port = 4310;
const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    data: { type: 'string' },
    scale: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '10' },
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
const origin = portal.origin.replace('localhost', '127.0.0.1');
const bare = await startBare('bareLists.ts', port + 1, options.database ?? databaseOf(data));

const post = async (url: string, body: unknown, token = '') => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  assert.equal(answer.status, 200, `${url}: ${await answer.clone().text()}`);
  return answer.json() as Promise<unknown>;
};

/** Measures one call on every side in turn; the first turn warms up. */
const measure = async (sides: { url: string; token?: string }[], body: unknown): Promise<Load[]> => {
  const rounds: Load[][] = sides.map(() => []);
  for (let turn = -1; turn < Number(options.rounds); turn++) {
    const seconds = turn < 0 ? 1 : Number(options.seconds);
    for (const [at, { url, token }] of sides.entries()) {
      const round = await load(url, {
        body,
        connections: Number(options.connections),
        seconds,
        ...(token && { token }),
      });
      if (turn >= 0) rounds[at]?.push(round);
    }
  }
  return rounds.map(middleOf);
};

const figure = (value: number) => value.toFixed(1).padStart(8);
const problems: string[] = [];

const judge = async (who: string, token: string, company: number, { name, path, bar, ...shot }: ListShot) => {
  const ours = { url: `${origin}/api${path}`, token };
  // A contractor's list may be shorter than forty pages.
  const { totalPages } = (await post(ours.url, { ...shot.body, page: 1 }, token)) as { totalPages?: number };
  const page = Math.max(1, Math.min(shot.body.page ?? 1, totalPages ?? 1));
  const body = shot.body.page ? { ...shot.body, page } : shot.body;
  const other = { url: `${bare}/${company}${path}` };
  const full = withAll(path, body);
  assert.deepEqual(await post(other.url, full), await post(ours.url, body, token), name);
  const [mine, theirs] = await measure([ours, other], full);
  if (!mine || !theirs) return;
  const ratio = Math.max(mine.p50 / theirs.p50, mine.p95 / theirs.p95);
  console.log(
    `${who.padEnd(11)} ${path.padEnd(18)} ${name.padEnd(28)} p50 ${figure(mine.p50)} ms  p95 ${figure(mine.p95)} ms` +
      `   bare ${figure(theirs.p50)} ${figure(theirs.p95)}   ratio ${ratio.toFixed(2)}`,
  );
  if (mine.p95 > bar) problems.push(`${who}, ${path}, ${name}: p95 ${mine.p95.toFixed(0)} ms, bar ${bar}`);
  if (ratio > ratioBar && bar !== Infinity)
    problems.push(`${who}, ${path}, ${name}: ${ratio.toFixed(2)} times the bare handler, bar ${ratioBar}`);
};

/** The bare handler knows no query without statuses. */
const withAll = (path: string, body: ListShot['body']): ListShot['body'] => {
  const [column, filterValues] = path.startsWith('/complaints')
    ? (['lineStatus', [0, 1, 2, 3, 4, 5, 6, 7]] as const)
    : (['status', [1, 2, 3]] as const);
  if (body.headers.some(({ value }) => value === column)) return body;
  return {
    ...body,
    headers: [...body.headers, { value: column, type: 'select', filterValues: [...filterValues] }],
  };
};

for (const [who, email] of [
  ['all', 'henrik@byggtun.example'],
  ['contractor', 'marte@nordretomrer.example'],
] as const) {
  const token = await tokenFor(portal.origin, email);
  const ask = caller(portal.origin, token);
  const profile = await ask(getProfile, {});
  const { projects } = await ask(complaintFilterOptions, {});
  const company = profile.isByggtun ? 0 : profile.contact.id;
  const someProjects = projects.slice(0, 3).map(({ key }) => key);
  const inProjects: ListShot['body']['headers'] = [
    { value: 'projectOid', type: 'select', filterValues: someProjects },
  ];
  const after = (value: string) => ({
    value,
    type: 'date' as const,
    filterClause: 'after' as const,
    filterValues: ['2024-01-01'],
  });
  const shots = [
    ...listShots({
      path: '/complaints',
      headers: [
        { value: 'lineStatus', type: 'select', filterValues: [0, 1, 4, 6, 7] },
        { value: 'isEnquiry', type: 'boolean', filterValues: [false] },
      ],
      sortBy: 'lineDate',
      search: 'parkett',
      filter: [...inProjects, after('lineDate')],
    }),
    ...listShots({
      path: '/actions',
      headers: [{ value: 'status', type: 'select', filterValues: [1] }],
      sortBy: 'createdDate',
      search: 'mangler',
      filter: [...inProjects, after('createdDate')],
    }),
  ];
  for (const shot of shots) await judge(who, token, company, shot);
}

await portal.end();
console.log(problems.length === 0 ? '\nAll within the bars.' : `\nBeyond the bars:\n${problems.join('\n')}`);
process.exit(problems.length === 0 ? 0 : 1);
