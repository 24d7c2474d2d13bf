// The list calls of quality on 200,000 self-checks and 100,000 checklists, as developer staff who see all of them and as a contractor's main
// contact, ten at a time, beside a bare handler that runs one hand-written statement for each (`support/bare/`), in turn in the same run.
//   --rounds 3 --seconds 3 --connections 10 --self-checks 200000 --checklists 100000
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import type { ListHeader } from '@byggtun/shared/contract/list';
import { taskFilterOptions } from '@byggtun/shared/contract/schedule';
import { getProfile } from '@byggtun/shared/contract/user';

import { caller } from './support/callApi';
import { createJudge, finish } from './support/judgeLists';
import { listShots } from './support/listShots';
import { startPortal, temporaryData } from './support/portal';
import { scaleQuality } from './support/scaleQuality';
import { databaseOf, startBare } from './support/startBare';
import { tokenFor } from './support/tokenFor';

const port = 4314;
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '10' },
    'self-checks': { type: 'string', default: '200000' },
    checklists: { type: 'string', default: '100000' },
  },
});

const data = temporaryData();
const seed = fileURLToPath(new URL('../run/seed.mjs', import.meta.url));
spawnSync(process.execPath, [seed], { stdio: 'inherit', env: { ...process.env, BYGGTUN_DATA: data } });
const portal = await startPortal({ port, data });
await scaleQuality(databaseOf(data), Number(options['self-checks']), Number(options.checklists));
const { judge, problems } = createJudge({
  portal: portal.origin.replace('localhost', '127.0.0.1'),
  bare: await startBare('bareLists.ts', port + 1, databaseOf(data)),
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
});

const isOpen: ListHeader = {
  value: 'isCompleted',
  type: 'boolean',
  filterClause: 'equals',
  filterValues: [false],
};

for (const [who, email] of [
  ['all', 'henrik@byggtun.example'],
  ['contractor', 'marte@nordretomrer.example'],
] as const) {
  const token = await tokenFor(portal.origin, email);
  const ask = caller(portal.origin, token);
  const profile = await ask(getProfile, {});
  const own = profile.isByggtun ? 0 : profile.id;
  const { projects } = await ask(taskFilterOptions, {});
  const list = (path: string, search: string) =>
    listShots({
      path,
      headers: [isOpen],
      sortBy: 'createdDate',
      search,
      filter: [
        { value: 'projectOid', type: 'select', filterValues: projects.slice(0, 3).map(({ key }) => key) },
        { value: 'createdDate', type: 'date', filterClause: 'after', filterValues: ['2024-01-01'] },
      ],
    }).filter(({ bar }) => bar !== Infinity);
  const shots = [
    ...list('/tasks', 'montering'),
    // Developer staff alone have checklists.
    ...(profile.isByggtun ? list('/checklists', 'overtakelse') : []),
  ];
  for (const shot of shots) await judge({ who, token, company: own }, shot);
}

await portal.end();
finish(problems);
