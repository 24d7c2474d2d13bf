import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { holdPort } from '../../testing/holdPort';
import { listenTestApp } from '../../testing/listenTestApp';
import { createSignInFlow } from '../../testing/signInFlow';
import { forgetExpired } from './pruneIdentity';
import { saveSignInAccount } from './signInAccount';

const kari = { email: 'kari@byggtun.example', password: 'byggtun', personName: 'Kari Solberg' };
const lars = { email: 'lars@granlund.example', password: 'byggtun', personName: 'Lars Granlund' };

const prepare = async (limits: Record<string, string> = {}, given?: number) => {
  const port = given ?? (await holdPort());
  const app = await listenTestApp(port, { BYGGTUN_TRUSTED_PROXIES: 'loopback', ...limits });
  for (const account of [kari, lars]) await saveSignInAccount(app.database.db, account);
  const origin = `http://localhost:${port}`;
  /** A browser at that address, on the sign-in page. */
  const browserAt = async (address: string) => {
    const flow = createSignInFlow(origin, { 'x-forwarded-for': address });
    const open = async () => (await flow.visit(flow.authorizeUrl({ prompt: 'login' }))).url.href;
    const form = await open();
    const tryAs = (email: string, password: string, at = form) => flow.visit(at, { email, password });
    return { ...flow, open, tryAs };
  };
  return { app, origin, browserAt };
};
type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof prepare>>['browserAt']>>;

const guess = async ({ tryAs }: Browser, times: number, email = kari.email) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await tryAs(email, `feil${n}`)).status);
  return statuses;
};
const isIn = ({ url }: { url: URL }) => url.pathname === '/redirect.html';

test("whoever guesses a person's password holds up nobody but themselves", async () => {
  const { browserAt } = await prepare();
  const own = await browserAt('192.0.2.1');
  assert.ok(isIn(await own.tryAs(kari.email, kari.password)));
  const guesser = await browserAt('192.0.2.1');
  assert.deepEqual(await guess(guesser, 8), [401, 401, 401, 401, 401, 429, 429, 429]);
  // Also with the right one, there; but the person's own browser beside it, and another place, get in.
  const refused = await guesser.tryAs(kari.email, kari.password);
  assert.equal(refused.status, 429);
  assert.match(refused.headers.get('retry-after') ?? '', /^[1-5]$/);
  assert.match(refused.text, /For mange forsøk\. Vent [1-5] sekund(er)? før du prøver igjen\./);
  assert.ok(isIn(await own.tryAs(kari.email, kari.password, await own.open())));
  assert.ok(isIn(await (await browserAt('192.0.2.2')).tryAs(kari.email, kari.password)));
  assert.ok(isIn(await guesser.tryAs(lars.email, lars.password)));
});

test('a browser is known for the accounts that have signed in there, by a cookie that nobody can make', async () => {
  const { browserAt, origin } = await prepare();
  const own = await browserAt('192.0.2.1');
  await own.tryAs(kari.email, kari.password);
  const cookie = own.received.find((each) => each.startsWith('_device_')) ?? '';
  assert.match(cookie, /; Path=\/oidc; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
  await guess(await browserAt('192.0.2.1'), 6);
  await guess(await browserAt('192.0.2.1'), 6, lars.email);
  assert.equal((await own.tryAs(lars.email, lars.password, await own.open())).status, 429);
  const [pair = ''] = cookie.split(';');
  for (const forged of [
    pair.slice(0, -1),
    `${pair.slice(0, -2)}xx`,
    pair.replace(/\.\d+\./, '.9999999999.'),
  ]) {
    const flow = createSignInFlow(origin, { 'x-forwarded-for': '192.0.2.1' });
    const page = await flow.visit(flow.authorizeUrl());
    flow.keep(forged);
    assert.equal(
      (await flow.visit(page.url.href, { email: kari.email, password: kari.password })).status,
      429,
    );
    flow.keep(pair);
    assert.ok(isIn(await flow.visit(page.url.href, { email: kari.email, password: kari.password })));
  }
});

test('a kiosk is never a known browser', async () => {
  const port = await holdPort();
  const { browserAt } = await prepare({ KIOSK_HOSTS: `localhost:${port}` }, port);
  const kiosk = await browserAt('192.0.2.1');
  assert.ok(isIn(await kiosk.tryAs(kari.email, kari.password)));
  assert.ok(kiosk.received.every((cookie) => !cookie.startsWith('_device_')));
});

test('many addresses that guess at one account get one try each, and nobody ever waits for minutes', async () => {
  const { app, browserAt } = await prepare({ BYGGTUN_LIMIT_SIGN_IN_FAILURES_PER_ACCOUNT: '6' });
  await guess(await browserAt('192.0.2.1'), 5);
  assert.deepEqual(await guess(await browserAt('192.0.2.2'), 1), [401]);
  const late = await browserAt('192.0.2.3');
  assert.deepEqual(await guess(late, 2), [401, 429]);
  assert.ok(isIn(await (await browserAt('192.0.2.4')).tryAs(kari.email, kari.password)));
  await app.database.db.updateTable('sign_in_failure').set({ failures: 5000 }).execute();
  const { text } = await late.tryAs(kari.email, kari.password);
  assert.ok(Number(/Vent (\d+) sekunder/.exec(text)?.[1]) <= 30);
});

test('an address that guesses at many accounts waits; a browser that is known there does not', async () => {
  const { browserAt } = await prepare({ BYGGTUN_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '4' });
  const own = await browserAt('192.0.2.1');
  assert.ok(isIn(await own.tryAs(kari.email, kari.password)));
  const guesser = await browserAt('192.0.2.1');
  for (let n = 0; n < 4; n += 1) assert.deepEqual(await guess(guesser, 1, `nr${n}@byggtun.example`), [401]);
  assert.deepEqual(await guess(guesser, 1, 'nr9@byggtun.example'), [429]);
  assert.equal((await guesser.tryAs(lars.email, lars.password)).status, 429);
  assert.ok(isIn(await own.tryAs(kari.email, kari.password, await own.open())));
  assert.ok(isIn(await (await browserAt('192.0.2.2')).tryAs(lars.email, lars.password)));
});

test('forty tries at once from one address: the one from elsewhere has its turn among the first', async () => {
  const { app, browserAt } = await prepare();
  const [crowd, other] = [await browserAt('192.0.2.1'), await browserAt('192.0.2.2')];
  const order: string[] = [];
  const statuses: number[] = [];
  const tries = Array.from({ length: 40 }, async (_, n) => {
    const { status } = await crowd.tryAs(`nr${n}@byggtun.example`, 'feil');
    statuses.push(status);
    if (status === 401) order.push('crowd');
  });
  const own = other.tryAs(kari.email, kari.password).then((visit) => {
    order.push('other');
    return visit;
  });
  await Promise.all([...tries, own]);
  assert.ok(isIn(await own));
  // One is looked at, twenty wait, those who come then are sent away; a place may become free while they come.
  const refused = statuses.filter((status) => status === 503).length;
  assert.equal(refused + order.length - 1, 40);
  assert.ok(refused > 0);
  assert.equal(app.limits.counts().signInsWaiting, refused);
  assert.ok(order.indexOf('other') < 12, order.join(' '));
});

test('an address opens so many sign-in pages, what they leave expires soon, and what has expired is deleted', async () => {
  const { app, browserAt, origin } = await prepare({ BYGGTUN_LIMIT_SIGN_IN_PAGES_PER_MINUTE: '3' });
  const { db } = app.database;
  const rows = async () => {
    const { count } = await db
      .selectFrom('oidc_payload')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  for (let n = 0; n < 3; n += 1) await browserAt('192.0.2.1');
  const left = await rows();
  assert.ok(left > 0);
  const flow = createSignInFlow(origin, { 'x-forwarded-for': '192.0.2.1' });
  const refused = await flow.visit(flow.authorizeUrl());
  assert.equal(refused.status, 429);
  assert.match(refused.text, /Du har bedt om for mye på én gang\. Vent \d+ sekund/);
  assert.ok(Number(refused.headers.get('retry-after')) <= 60);
  assert.equal(await rows(), left);
  await browserAt('192.0.2.2');

  const lasting = await db
    .selectFrom('oidc_payload')
    .select('id')
    .where(sql<boolean>`expires_at > now() + interval '31 minutes'`)
    .execute();
  assert.deepEqual(lasting, []);
  await sql`insert into oidc_payload (id, payload, expires_at)
    select 'Session:' || n, '{}', now() - interval '1 second' from generate_series(1, 4500) n`.execute(db);
  await sql`insert into sign_in_failure (key, failures, last_failure)
    select n::text, 1, now() - interval '25 hours' from generate_series(1, 4500) n`.execute(db);
  await guess(await browserAt('192.0.2.3'), 1);
  const before = await rows();
  await forgetExpired(app);
  assert.equal(await rows(), before - 4500);
  assert.equal((await db.selectFrom('sign_in_failure').select('key').execute()).length, 2);
});
