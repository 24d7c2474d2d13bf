// The calls of projects on 5,000 projects, one of them with 200 people, as developer staff who see all of them and as a contractor's main
// contact, ten at a time, beside a bare handler that runs one hand-written statement for each (`support/bare/`), in turn in the same run,
// on the same database.
// A call that stays below half the bar in its first round is not asked in further ones: the whole takes some three minutes.
//   --data FOLDER     a data folder with an embedded database that is filled already
//   --projects 5000   how many
//   --rounds 3 --seconds 2 --connections 10 --port 4320
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { listFavourites, listProjectPage, listProjects } from '@byggtun/shared/contract/project';
import { getProfile } from '@byggtun/shared/contract/user';

import { caller } from './support/callApi';
import { createCallJudge } from './support/judgeCalls';
import { startPortal, temporaryData } from './support/portal';
import { databaseOf, startBare } from './support/startBare';
import { tokenFor } from './support/tokenFor';

const bar = 100;
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    projects: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '10' },
    port: { type: 'string', default: '4320' },
  },
});

const port = Number(options.port);
const began = performance.now();
const data = options.data ?? temporaryData();
const seeded = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('../run/seed.mjs', import.meta.url)), '--projects', options.projects],
  { stdio: 'inherit', env: { ...process.env, BYGGTUN_DATA: data } },
);
assert.equal(seeded.status, 0, 'the database could not be filled');

const portal = await startPortal({ port, data });
const origin = portal.origin.replace('localhost', '127.0.0.1');
const bare = await startBare('bareProjects.ts', port + 1, databaseOf(data));

const { judge, problems, worst } = createCallJudge({
  bar,
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
});

/** What is asked for: its name, its path, and whether the bare handler answers it too. */
type Shot = readonly [name: string, path: string, beside?: 'bare'];

for (const [who, email] of [
  ['all', 'kari@byggtun.example'],
  ['contractor', 'marte@nordretomrer.example'],
] as const) {
  const token = await tokenFor(portal.origin, email);
  const ask = caller(portal.origin, token);
  const profile = await ask(getProfile, {});
  const address = `${profile.id}/${profile.contact.id}/${profile.isByggtun ? 'staff' : 'contractor'}`;
  const all = await ask(listProjects, {});
  const own = await ask(listFavourites, {});
  const crowded = all.find(({ name }) => name === 'Ensjøtunet');
  assert.ok(crowded && own.length > 0);
  const { totalCount } = await ask(listProjectPage, { query: { scope: 'all' } });
  console.log(`${who}: ${totalCount} projects, ${own.length} of their own`);
  const middle = Math.min(40, Math.max(1, Math.floor(totalCount / 100)));
  const phases = encodeURIComponent('Vurdering,Forprosjekt,Detaljprosjekt,Gjennomføring,Etterbruk');
  const shots: Shot[] = [
    ['a page', '/project/list?scope=all', 'bare'],
    [`page ${middle}`, `/project/list?scope=all&page=${middle}`, 'bare'],
    ['a page of the usual phases', `/project/list?scope=all&statuses=${phases}`, 'bare'],
    ['a page with «strand»', '/project/list?scope=all&search=strand', 'bare'],
    ['a page of the own', '/project/list?scope=mine', 'bare'],
    ['all', '/project/all', 'bare'],
    ['the own', '/project/favorites'],
    ['the filters', '/project/filteroptions'],
    ['the six recent', '/project/recent?top=6'],
    ['one', `/project/${crowded.id}`, 'bare'],
    ['its image, 960 px', `/project/${crowded.id}/image?width=960`, 'bare'],
    ['its houses', `/project/${crowded.id}/houses`],
    ['its people', `/projects/${crowded.id}/users`],
  ];
  for (const [name, path, beside] of shots)
    await judge({
      who,
      name,
      ours: { url: `${origin}/api${path}`, token },
      ...(beside && { bare: { url: `${bare}/${address}${path}` } }),
    });
}

await portal.end();
const took = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  problems.length === 0
    ? `\nEvery call within the bar: p95 at most ${worst().toFixed(0)} of ${bar} ms. Took ${took} s.`
    : `\nBeyond the bar:\n${problems.join('\n')}\nTook ${took} s.`,
);
process.exit(problems.length === 0 ? 0 : 1);
