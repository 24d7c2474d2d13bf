// 500 check-ins a second for a minute, some of them delivered again and some late, while real SignalR clients listen. At the end: what the
// database has, what the portal answers, and what each client shows are held against what was sent. Beside it a bare handler that
// stores each event and does nothing else, at the same pace on the same database.
//   --events 30000 --rate 500 --people 1000 --clients 50
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';

import { connectHub, type HubEvent, hubPath } from '@byggtun/shared/contract/hub';
import { getMuster } from '@byggtun/shared/contract/muster';
import { listProjects } from '@byggtun/shared/contract/project';
import { listRecentProjects, noteRecentProject } from '@byggtun/shared/contract/recentProject';
import { getStart } from '@byggtun/shared/contract/setting';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import pg from 'pg';

import { caller } from './support/callApi';
import { cpuOf } from './support/cpuOf';
import { gatePeople, type GatePerson } from './support/gatePeople';
import { startPortal, temporaryData } from './support/portal';
import { postAt, type Posted } from './support/postAt';
import { databaseOf, startBare } from './support/startBare';
import { tokenFor } from './support/tokenFor';

const { values: options } = parseArgs({
  options: {
    events: { type: 'string', default: '30000' },
    rate: { type: 'string', default: '500' },
    people: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '50' },
  },
});
const [events, rate, people, clients] = [options.events, options.rate, options.people, options.clients].map(
  Number,
) as [number, number, number, number];
const port = 4330;
const key = 'bench-only-infotech-key';
/** Every so manieth event is delivered twice, and comes after the one that follows it for the same person. */
const [twiceEvery, lateEvery] = [20, 17];
const sites = [2, 4, 7];

const data = temporaryData();
const portal = await startPortal({ port, data, env: { INFOTECH_KEY: key } });
const pool = new pg.Pool({ connectionString: databaseOf(data), max: 2 });
const staff = await gatePeople(pool, people);

interface Passage {
  eventId: string;
  email: string;
  direction: 'in' | 'out';
  projectIds: number[];
  occurredAt: string;
}

/** What happens, in the order in which it happens: people go in and out in turn, a second or more apart. */
const began = Date.now();
const passages: Passage[] = Array.from({ length: events }, (_, index) => {
  const person = staff[index % staff.length] as GatePerson;
  const round = Math.floor(index / staff.length);
  // Some stay in at the end.
  const direction = (round + (index % 3 === 0 ? 1 : 0)) % 2 === 0 ? 'in' : 'out';
  return {
    eventId: `bench ${index}`,
    email: person.email,
    direction,
    projectIds: [sites[(index + round) % sites.length] ?? 2, ...(index % 7 === 0 ? [14] : [])],
    occurredAt: new Date(began - (events - index) * (1000 / rate) - 5000).toISOString(),
  };
});

/** The order in which they are delivered, and those that are delivered again. */
const delivered = passages.flatMap((_, index) => (index % twiceEvery === 0 ? [index, index] : [index]));
for (let at = 0; at + staff.length < delivered.length; at += lateEvery) {
  const [one, other] = [delivered[at], delivered[at + staff.length]];
  if (one !== undefined && other !== undefined) [delivered[at], delivered[at + staff.length]] = [other, one];
}

/** Where each person is at the end. */
const present = new Map<string, Set<number>>(staff.map(({ email }) => [email, new Set()]));
for (const { email, direction, projectIds } of passages) {
  if (direction === 'out') present.get(email)?.clear();
  else for (const id of projectIds) present.get(email)?.add(id);
}
const idsOf = (ids: Iterable<number>) => [...new Set(ids)].sort((a, b) => a - b).join();

/** A browser: what it shows follows from what it was told, as in the portal. */
interface Screen {
  person: GatePerson;
  ask: ReturnType<typeof caller>;
  connection: HubConnection;
  shown: Set<number>;
  told: number;
}
const openScreen = async (person: GatePerson): Promise<Screen> => {
  const token = await tokenFor(portal.origin, person.email);
  const connection = new HubConnectionBuilder()
    .withUrl(portal.origin + hubPath, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  const screen: Screen = { person, ask: caller(portal.origin, token), connection, shown: new Set(), told: 0 };
  for (const id of [...sites, 14])
    await screen.ask(noteRecentProject, { params: { id } }).catch(() => undefined);
  for (const { id } of (await screen.ask(getStart, {})).currentProjects ?? []) screen.shown.add(id);
  connection.on('OnInfotechEvent', ({ direction, projects }: HubEvent<'OnInfotechEvent'>) => {
    screen.told += 1;
    if (direction === 'out') screen.shown.clear();
    else for (const { id } of projects) screen.shown.add(id);
  });
  await connection.start();
  await connection.invoke(connectHub, person.contactId);
  return screen;
};
const watched = staff.filter(({ isWatched }) => isWatched).slice(0, clients);
// Who is there from the demo data leaves first.
for (const { email } of watched) await pool.query('delete from site_day where email = $1', [email]);
for (const { email } of watched) await pool.query('delete from infotech_event where email = $1', [email]);
const screens: Screen[] = [];
for (const person of watched) screens.push(await openScreen(person));
while (screens.length < clients && watched[0])
  screens.push(await openScreen(watched[screens.length % watched.length] ?? watched[0]));

const figures = (posted: readonly Posted[]) => {
  const times = posted.map(({ took }) => took).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`;
};
const bodies = delivered.map((index) => JSON.stringify(passages[index]));
const headers = { 'content-type': 'application/json', 'x-api-key': key };
const local = portal.origin.replace('localhost', '127.0.0.1');

const bareOrigin = await startBare('barePassages.ts', port + 1, databaseOf(data));
const bare = await postAt(bareOrigin, bodies, { perSecond: rate, headers });
console.log(`bare handler, ${bodies.length} posts at ${rate} a second: ${figures(bare)}`);

/** The database's processes; a connection that ends takes its count with it, so its figure is a floor. */
const databasePids = async () => {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
  return rows.map(({ pid }) => pid);
};
const before = { api: cpuOf([portal.pid]), database: cpuOf(await databasePids()) };
const started = performance.now();
const ours = await postAt(`${local}/api/integrations/infotech/events`, bodies, { perSecond: rate, headers });
const seconds = (performance.now() - started) / 1000;
console.log(`${bodies.length} posts of ${events} events in ${seconds.toFixed(1)} s: ${figures(ours)}`);
const perEvent = (cpu: number) => `${((cpu / ours.length) * 1000).toFixed(2)} ms`;
console.log(
  `CPU for each post: API ${perEvent(cpuOf([portal.pid]) - before.api)}, ` +
    `database ${perEvent(cpuOf(await databasePids()) - before.database)}`,
);
// The last news are on their way.
await new Promise((resolve) => setTimeout(resolve, 2500));

const problems: string[] = [];
const expect = (what: string, count: number, wanted = 0) => {
  console.log(`${what}: ${count}`);
  if (count !== wanted) problems.push(`${what}: ${count}, not ${wanted}`);
};
const accepted = ours.filter(({ body }) => body === '{"accepted":true}').length;
expect('refused or failed', ours.filter(({ status }) => status !== 200).length);
const { rows: stored } = await pool.query<{ id: string }>(
  "select id from infotech_event where id like 'bench %'",
);
const ids = new Set(stored.map(({ id }) => id));
expect('lost', passages.filter(({ eventId }) => !ids.has(eventId)).length);
expect('doubled', stored.length - ids.size + Math.max(0, accepted - events));

const { rows: there } = await pool.query<{ email: string; ids: number[] }>(
  `select email, array_agg(distinct project_id) as ids from site_day
  where entered_at is not null and last_in > now() - interval '16 hours' group by email`,
);
const kept = new Map(there.map(({ email, ids: own }) => [email, own]));
expect(
  'people whom the database has in the wrong place',
  staff.filter(({ email }) => idsOf(kept.get(email) ?? []) !== idsOf(present.get(email) ?? [])).length,
);
let [wrongAnswer, wrongRecent, wrongScreen, told] = [0, 0, 0, 0];
for (const { person, ask, shown, told: news } of screens) {
  const wanted = present.get(person.email) ?? new Set<number>();
  const current = ((await ask(getStart, {})).currentProjects ?? []).map(({ id }) => id);
  const recent = await ask(listRecentProjects, { query: { top: 24 } });
  const seen = new Set(recent.map(({ id }) => id));
  const visible = new Set((await ask(listProjects, {})).map(({ id }) => id));
  if (idsOf(current) !== idsOf([...wanted].filter((id) => visible.has(id)))) wrongAnswer += 1;
  if (
    idsOf(recent.filter(({ checkedIn }) => checkedIn).map(({ id }) => id)) !==
    idsOf([...wanted].filter((id) => seen.has(id)))
  )
    wrongRecent += 1;
  if (idsOf(shown) !== idsOf(wanted)) wrongScreen += 1;
  told += news;
}
expect('wrong answers of currentprojects', wrongAnswer);
expect('wrong answers of recent projects', wrongRecent);
expect(`wrong screens of ${screens.length} (told ${told} times)`, wrongScreen);

const kari = caller(portal.origin, await tokenFor(portal.origin, 'kari@byggtun.example'));
const mustered = await Promise.all(sites.map((id) => kari(getMuster, { params: { id } })));
const names = new Set(staff.map(({ email }) => email));
const { rows: nameRows } = await pool.query<{ count: number }>(
  `select count(*)::int as count from site_day where project_id = any($1) and entered_at is not null
    and last_in > now() - interval '16 hours' and not (email = any($2))`,
  [sites, [...names]],
);
const wantedThere = [...present.values()].reduce(
  (sum, own) => sum + sites.filter((id) => own.has(id)).length,
  0,
);
expect(
  'people too many or too few on the musters',
  mustered.reduce((sum, { people: own }) => sum + own.length, 0) - wantedThere - (nameRows[0]?.count ?? 0),
);

for (const { connection } of screens) await connection.stop();
await pool.end();
await portal.end();
assert.deepEqual(problems, []);
process.exit(0);
