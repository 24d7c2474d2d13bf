import assert from 'node:assert/strict';
import { afterEach, before, test } from 'node:test';

import { countActions } from '@byggtun/shared/contract/actionList';
import { countComplaints, listComplaints } from '@byggtun/shared/contract/complaintList';
import { convertToPdf } from '@byggtun/shared/contract/documentCalls';
import { errorAnswer } from '@byggtun/shared/contract/error';
import { exportTable } from '@byggtun/shared/contract/exportTable';
import { getHealth } from '@byggtun/shared/contract/health';
import { printSiteDays } from '@byggtun/shared/contract/siteList';
import { getProfile } from '@byggtun/shared/contract/user';
import type { FastifyInstance } from 'fastify';

import { aWhile } from '../../testing/aWhile';
import { demoDatabase } from '../../testing/demoDatabase';
import { buildTestApp } from '../../testing/testApp';
import { bearer } from '../../testing/tokenFor';
import { until } from '../../testing/until';
import type { Connection } from '../database/connect';
import { readLimits } from '../limit/readLimits';
import { bulkheadOf } from './bulkhead';

const kari = 'kari@byggtun.example';
const henrik = 'henrik@byggtun.example';
const piotr = 'piotr@nordretomrer.example';
const list = { headers: [], page: 1, itemsPerPage: 10 };

let database: Connection;
before(async () => {
  database = await demoDatabase();
});

const start = (limits: Record<string, string>) => buildTestApp(limits, database);
const callList = async (app: FastifyInstance, who: string) =>
  app.inject({
    method: 'POST',
    url: `/api${listComplaints.path}`,
    headers: await bearer(app, who),
    payload: list,
  });

const callExport = async (app: FastifyInstance, who: string) =>
  app.inject({
    method: 'POST',
    url: `/api${exportTable.path}`,
    headers: await bearer(app, who),
    payload: {
      FileName: 'Saker',
      columns: [{ dataKey: 'lineId', name: 'Nr', exportCol: true }],
      rows: { list: 'complaints', headers: [] },
    },
  });

let release = () => Promise.resolve();
/** Holds the table of cases, so that every list waits for it, until its release. */
const holdLists = async () => {
  const client = await database.pool.connect();
  await client.query('begin; lock table complaint in access exclusive mode');
  release = async () => {
    release = () => Promise.resolve();
    await client.query('rollback');
    client.release();
  };
};
// A test that fails leaves nobody waiting.
afterEach(() => release());

const waitingLists = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
};
const untilWaiting = async (count: number) => {
  let waiting = 0;
  await until(
    async () => (waiting = await waitingLists()) === count,
    () => `${waiting} lists wait, and not ${count}`,
  );
};

test('who calls too often is told when to come again, and others are not stopped', async () => {
  const app = await start({ BYGGTUN_LIMIT_CALLS_PER_MINUTE: '2' });
  const ask = async (who: string) =>
    app.inject({ url: `/api${getProfile.path}`, headers: await bearer(app, who) });
  await ask(kari);
  await ask(kari);
  const refused = await ask(kari);
  assert.equal(refused.statusCode, 429);
  assert.match(String(refused.headers['retry-after']), /^\d+$/);
  assert.match(
    errorAnswer.parse(refused.json()).message,
    /^Du har bedt om for mye på én gang\. Vent \d+ sekund/,
  );
  assert.equal((await ask(henrik)).statusCode, 200);
});

test('an address that comes without a sign-in, or with a wrong one, is slowed down, an IPv6 network as one', async () => {
  const app = await start({ BYGGTUN_LIMIT_ADDRESS_CALLS_PER_MINUTE: '2' });
  const authorization = 'Bearer a.b.c';
  const forged = (remoteAddress: string) =>
    app.inject({ url: `/api${getProfile.path}`, headers: { authorization }, remoteAddress });
  const open = (remoteAddress: string) => app.inject({ url: `/api${getHealth.path}`, remoteAddress });
  for (const [one, other, third] of [
    ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::7', '2001:db8:1:2:ffff::7', '2001:db8:1:2::8'],
  ] as const) {
    assert.equal((await forged(one)).statusCode, 401);
    assert.equal((await open(other)).statusCode, 200);
    assert.equal((await forged(third)).statusCode, 429);
    assert.equal((await open(third)).statusCode, 429);
  }
  // Who is signed in is not taken for the others at the address.
  const signedIn = await app.inject({ url: `/api${getProfile.path}`, headers: await bearer(app, kari) });
  assert.equal(signedIn.statusCode, 200);
});

test("one person's lists take no more than their share of the database", async () => {
  const app = await start({ BYGGTUN_LIMIT_LISTS_AT_ONCE: '2', BYGGTUN_LIMIT_CALLS_WAITING: '3' });
  await holdLists();
  const asked = Array.from({ length: 7 }, () => callList(app, kari));
  await untilWaiting(2);
  const other = callList(app, henrik);
  await untilWaiting(3);
  await release();
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode).toSorted();
  // Two at once, three that wait, and what is more is refused.
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429]);
  assert.equal((await other).statusCode, 200);
});

test('of one person one file is made at once, of all so many, and beside the lists', async () => {
  const app = await start({ BYGGTUN_LIMIT_EXPORTS_AT_ONCE_IN_ALL: '2', BYGGTUN_LIMIT_CALLS_WAITING: '1' });
  await holdLists();
  const asked = Array.from({ length: 3 }, () => callExport(app, kari));
  await untilWaiting(1);
  const other = callExport(app, henrik);
  await untilWaiting(2);
  const third = callExport(app, piotr);
  const beside = callList(app, kari);
  await untilWaiting(3);
  await aWhile();
  assert.equal(await waitingLists(), 3);
  await release();
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode).toSorted();
  assert.deepEqual(statuses, [200, 200, 429]);
  for (const { statusCode } of await Promise.all([other, third, beside])) assert.equal(statusCode, 200);
});

test('who finds no turn in time is told that there is much to do', async () => {
  const app = await start({ BYGGTUN_LIMIT_LISTS_AT_ONCE_IN_ALL: '1', BYGGTUN_LIMIT_WAIT_SECONDS: '1' });
  await holdLists();
  const first = callList(app, kari);
  await untilWaiting(1);
  const late = await callList(app, henrik);
  assert.equal(late.statusCode, 503);
  assert.equal(
    errorAnswer.parse(late.json()).message,
    'Portalen har mye å gjøre akkurat nå. Vent litt og prøv igjen.',
  );
  await release();
  assert.equal((await first).statusCode, 200);
});

test('a list that takes too long is stopped in the database too, and says so', async () => {
  const app = await start({ BYGGTUN_LIMIT_LIST_SECONDS: '1' });
  await holdLists();
  const slow = await callList(app, kari);
  assert.equal(slow.statusCode, 503);
  assert.match(errorAnswer.parse(slow.json()).message, /^Dette tok for lang tid og ble stoppet\./);
  assert.equal(await waitingLists(), 0);
  await release();
});

test('who leaves is not worked for any more, and has the turn again only when the work has ended', async () => {
  // Long enough that nothing but leaving can end it.
  const app = await start({ BYGGTUN_LIMIT_LISTS_AT_ONCE: '1', BYGGTUN_LIMIT_LIST_SECONDS: '600' });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await holdLists();
  const leaving = new AbortController();
  const headers = { ...(await bearer(app, kari)), 'content-type': 'application/json' };
  const call = fetch(`${origin}/api${listComplaints.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(list),
    signal: leaving.signal,
  });
  await untilWaiting(1);
  leaving.abort();
  await assert.rejects(call);
  await untilWaiting(0);
  const next = callList(app, kari);
  await untilWaiting(1);
  await release();
  assert.equal((await next).statusCode, 200);
});

test('every list and every file that is made for the caller stands behind a bulkhead', () => {
  for (const route of [listComplaints, countComplaints, countActions])
    assert.equal(bulkheadOf(route), 'lists', route.path);
  assert.equal(bulkheadOf(exportTable), 'exports');
  assert.equal(bulkheadOf(printSiteDays), 'exports');
  assert.equal(bulkheadOf(convertToPdf), undefined);
  assert.equal(bulkheadOf(getProfile), undefined);
});

test('one person may not hold all connections of the database', () => {
  const { listsAtOnceInAll, exportsAtOnceInAll, databaseConnections } = readLimits({});
  assert.ok(listsAtOnceInAll + exportsAtOnceInAll < databaseConnections);
});
