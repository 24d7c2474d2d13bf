// The calls of folders and searches on 1,000,000 documents in 200 projects, a tenth of them in one project, as developer staff who see all of
// them and as a contractor's main contact, ten at a time, beside a bare handler that runs one hand-written statement for each (`support/bare/`),
// in turn in the same run, on the same database.
//   --data FOLDER        a data folder with an embedded database that is filled already
//   --documents 1000000  how many
//   --rounds 3 --seconds 3 --connections 10 --port 4350
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { getProfile } from '@byggtun/shared/contract/user';

import { caller } from './support/callApi';
import { createCallJudge } from './support/judgeCalls';
import { finish } from './support/judgeLists';
import { startPortal, temporaryData } from './support/portal';
import { scaleDocuments } from './support/scaleDocuments';
import { databaseOf, startBare } from './support/startBare';
import { tokenFor } from './support/tokenFor';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    documents: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '10' },
    port: { type: 'string', default: '4350' },
  },
});

const port = Number(options.port);
const data = options.data ?? temporaryData();
const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('../run/seed.mjs', import.meta.url)), '--projects', '200'],
  { stdio: 'inherit', env: { ...process.env, BYGGTUN_DATA: data } },
);
assert.equal(status, 0, 'the database could not be filled');
const portal = await startPortal({ port, data });
const origin = portal.origin.replace('localhost', '127.0.0.1');
const { crowdedId, folder, above } = await scaleDocuments(databaseOf(data), Number(options.documents));
const bare = await startBare('bareDocuments.ts', port + 1, databaseOf(data));
const { judge, problems } = createCallJudge({
  bar: 100,
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
});

const text = (sought: string) => `text=${encodeURIComponent(sought)}`;
const inProject = (sought: string) => `/documents/search/${crowdedId}?${text(sought)}`;
const inAll = (sought: string) => `/documents?${text(sought)}`;
const shots = [
  ['a folder of 100 documents', `/documents/uuid/${crowdedId}/${folder}`],
  ['a folder of folders', `/documents/uuid/${crowdedId}/${above}`],
  ['the newest of all', '/documents'],
  ['project, «plan», held by many', inProject('plan')],
  ['project, «sanitær kjøkken»', inProject('sanitær kjøkken')],
  ['project, «B-120-7», held by few', inProject('B-120-7')],
  ['project, «tak», three signs', inProject('tak')],
  ['project, «zq», two signs, no hit', inProject('zq')],
  ['project, «b-», two signs, in all', inProject('b-')],
  ['project, «lydhimling», no hit', inProject('lydhimling')],
  ['all, «plan», held by many', inAll('plan')],
  ['all, «sanitær kjøkken»', inAll('sanitær kjøkken')],
  ['all, «B-120-7», held by few', inAll('B-120-7')],
  ['all, «tak», three signs', inAll('tak')],
  ['all, «zq», two signs, no hit', inAll('zq')],
  ['all, «b-», two signs, in all', inAll('b-')],
  ['all, «lydhimling», no hit', inAll('lydhimling')],
] as const;

for (const [who, email] of [
  ['all', 'kari@byggtun.example'],
  ['contractor', 'marte@nordretomrer.example'],
] as const) {
  const token = await tokenFor(portal.origin, email);
  const profile = await caller(portal.origin, token)(getProfile, {});
  const company = profile.isByggtun ? 0 : profile.contact.id;
  for (const [name, path] of shots)
    await judge({
      who,
      name,
      ours: { url: `${origin}/api${path}`, token },
      bare: { url: `${bare}/${company}${path}` },
    });
}

await portal.end();
finish(problems);
