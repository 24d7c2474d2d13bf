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

import { complaintFilterOptions } from '@byggtun/shared/contract/complaintList';
import { getProfile } from '@byggtun/shared/contract/user';

import { caller } from './support/callApi';
import { createJudge, finish } from './support/judgeLists';
import { type ListShot, listShots } from './support/listShots';
import { startPortal, temporaryData } from './support/portal';
import { databaseOf, startBare } from './support/startBare';
import { tokenFor } from './support/tokenFor';

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

const { judge, problems } = createJudge({
  portal: origin,
  bare,
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
  bareBody: withAll,
});

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
  for (const shot of shots) await judge({ who, token, company }, shot);
}

await portal.end();
finish(problems);
