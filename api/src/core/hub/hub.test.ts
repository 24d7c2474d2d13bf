import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { type RecentChange, recentChanges } from '@byggtun/shared/contract/hub';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { WebSocket } from 'ws';

import { demoDatabase } from '../../testing/demoDatabase';
import { endTimers } from '../../testing/endTimers';
import { holdPort } from '../../testing/holdPort';
import { connectHubClient, type HubClient } from '../../testing/hubClient';
import { listenTestApp } from '../../testing/listenTestApp';
import { tokenFor } from '../../testing/tokenFor';
import { until } from '../../testing/until';
import type { Connection } from '../database/connect';
import { demoInfotechKey } from '../settings/settings';
import { publish } from './publish';

const [firstPort, secondPort] = [await holdPort(), await holdPort()];
const shared = { BYGGTUN_PUBLIC_URL: `http://localhost:${firstPort}` };
const [one, two] = [`http://127.0.0.1:${firstPort}`, `http://127.0.0.1:${secondPort}`];
const [marte, lars, kari] = ['marte@nordretomrer.example', 'lars@granlund.example', 'kari@byggtun.example'];
let database: Connection;
let app: FastifyInstance;
let other: FastifyInstance;

before(async () => {
  database = await demoDatabase();
  app = await listenTestApp(firstPort, shared, database);
  other = await listenTestApp(secondPort, shared, database);
});

const contactPersonOf = async (email: string) => {
  const { id } = await database.db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('person.email', '=', email)
    .orderBy('contact_person.id')
    .select('contact_person.id')
    .executeTakeFirstOrThrow();
  return id;
};

const join = async (origin: string, email: string) => {
  const client = await connectHubClient(origin, () => tokenFor(app, email));
  await client.connection.invoke('ConnectHub', await contactPersonOf(email));
  return client;
};

const tell = (audience: string[], id: number) =>
  database.db
    .transaction()
    .execute((transaction) => publish(transaction, audience, 'OnCaseChanged', { type: 'complaint', id }));

const idsOf = ({ received }: HubClient) => received.map(({ payload }) => (payload as { id: number }).id);

test('nobody comes in without a valid token or from a foreign page', async () => {
  const refused = await app.inject({ method: 'POST', url: '/hubs/portal/negotiate' });
  assert.equal(refused.statusCode, 401);
  const token = await tokenFor(app, kari);
  const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' };
  assert.equal(
    (await app.inject({ method: 'POST', url: '/hubs/portal/negotiate', headers })).statusCode,
    403,
  );
  const statusOf = (query: string, origin?: string) =>
    new Promise<number | undefined>((resolve) => {
      const socket = new WebSocket(
        `ws://127.0.0.1:${firstPort}/hubs/portal${query}`,
        origin ? { origin } : {},
      );
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('open', () => resolve(101));
      socket.once('error', () => undefined);
      socket.once('open', () => socket.close());
    });
  assert.equal(await statusOf(''), 401);
  assert.equal(await statusOf(`?access_token=${await tokenFor(app, kari, { aud: 'other' })}`), 401);
  assert.equal(await statusOf(`?access_token=${token}`, 'https://evil.example'), 403);
  assert.equal(await statusOf(`?access_token=${token}`, `http://localhost:${firstPort}`), 101);
});

test("another's profile id is refused", async () => {
  const client = await connectHubClient(one, () => tokenFor(app, marte));
  const stranger = await contactPersonOf(lars);
  await assert.rejects(client.connection.invoke('ConnectHub', stranger), /Du har ikke tilgang til dette/);
  await tell([`person:${stranger}`], 1);
  await client.connection.invoke('ConnectHub', await contactPersonOf(marte));
  await tell([`person:${await contactPersonOf(marte)}`], 2);
  await client.waitFor(1);
  assert.deepEqual(client.received, [{ event: 'OnCaseChanged', payload: { type: 'complaint', id: 2 } }]);
});

test('two instances deliver to the clients of both, once to each, and to nobody else', async () => {
  const [staffOne, staffTwo, contractor] = [
    await join(one, kari),
    await join(two, kari),
    await join(two, lars),
  ];
  const me = await contactPersonOf(kari);
  for (let id = 1; id <= 20; id += 1) await tell(['staff', `person:${me}`], id);
  // What is sent last comes last: by then all that was sent twice, or to the wrong one, has come.
  await tell(['staff', `person:${await contactPersonOf(lars)}`], 21);
  await until(() => [staffOne, staffTwo, contractor].every((client) => idsOf(client).includes(21)));
  const all = Array.from({ length: 21 }, (_, i) => i + 1);
  assert.deepEqual([staffOne, staffTwo, contractor].map(idsOf), [all, all, [21]]);
});

test('who comes hears once of each change that its page may have missed, and not what is for others, old or told already', async () => {
  const silje = 'silje@granlund.example';
  const own = [`person:${await contactPersonOf(silje)}`];
  const sent = async (audience: string[], id: number, age = 0) => {
    await tell(audience, id);
    await database.db
      .updateTable('hub_event')
      .set({ created: sql<Date>`now() - make_interval(secs => ${age})` })
      .where('id', '=', (query) => query.selectFrom('hub_event').select(({ fn }) => fn.max('id').as('id')))
      .execute();
  };
  await sent(own, 900, 60);
  await sent(own, 901, 10);
  await sent(own, 902);
  await sent(own, 901);
  await sent([`person:${await contactPersonOf(lars)}`], 903);
  await database.db
    .transaction()
    .execute((transaction) =>
      publish(transaction, own, 'OnInfotechEvent', { direction: 'out', projects: [] }),
    );
  const client = await connectHubClient(two, () => tokenFor(app, silje));
  const told: RecentChange[][] = [];
  client.connection.on(recentChanges.event, (changes: unknown) => {
    told.push(recentChanges.payload.parse(changes));
  });
  const join = async () => {
    await client.connection.invoke('ConnectHub', await contactPersonOf(silje));
  };
  await join();
  await join();
  assert.deepEqual(
    told.map((changes) => changes.map(({ event, payload }) => [event, payload])),
    [[902, 901].map((id) => ['OnCaseChanged', { type: 'complaint', id }])],
  );
  assert.ok(told.flat().every(({ age }) => age >= 0 && age < recentChanges.seconds));
});

test('a rolled-back change tells nobody', async () => {
  const staff = await join(one, kari);
  const failing = database.db.transaction().execute(async (transaction) => {
    await publish(transaction, ['staff'], 'OnCaseChanged', { type: 'complaint', id: 77 });
    throw new Error('changed my mind');
  });
  await assert.rejects(failing, /changed my mind/);
  await tell(['staff'], 78);
  await staff.waitFor(1);
  assert.deepEqual(idsOf(staff), [78]);
});

test('what was sent while the listening connection was lost comes when it is back', async () => {
  const staff = await join(two, kari);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen hub_event%' and datname = current_database()",
  );
  await tell(['staff'], 501);
  await tell(['staff'], 502);
  await staff.waitFor(2);
  assert.deepEqual(idsOf(staff), [501, 502]);
});

test('the access control needs its key, and a second delivery of an event changes nothing', async () => {
  const worker = await join(two, marte);
  const body = {
    eventId: 'e-1',
    email: 'Marte@nordretomrer.example',
    direction: 'in',
    projectIds: [1],
    occurredAt: new Date().toISOString(),
  };
  const post = (key: string | undefined, payload: object = body) =>
    app.inject({
      method: 'POST',
      url: '/api/integrations/infotech/events',
      headers: key ? { 'x-api-key': key } : {},
      payload,
    });
  assert.equal((await post(undefined)).statusCode, 401);
  assert.equal((await post('wrong', {})).statusCode, 401);
  const invalid = await post(demoInfotechKey, { ...body, direction: 'up' });
  assert.equal(invalid.statusCode, 400);
  assert.deepEqual(Object.keys(invalid.json<{ errors: object }>().errors), ['direction']);
  const answers = await Promise.all([post(demoInfotechKey), post(demoInfotechKey), post(demoInfotechKey)]);
  assert.equal(answers.filter((answer) => answer.json<{ accepted: boolean }>().accepted).length, 1);
  // What is sent last comes last.
  await tell([`person:${await contactPersonOf(marte)}`], 1);
  await until(() => worker.received.some(({ event }) => event === 'OnCaseChanged'));
  assert.deepEqual(
    worker.received.map(({ event }) => event),
    ['OnInfotechEvent', 'OnCaseChanged'],
  );
});

test('the connection ends when the token expires, and comes back with a fresh one', async (context) => {
  const hours = 10;
  const end = endTimers(context);
  const client = await connectHubClient(one, () => tokenFor(app, kari, {}, `${hours}h`));
  const came: string[] = [];
  client.connection.onreconnected(() => came.push('back'));
  client.connection.onclose(() => came.push('closed'));
  // Nothing else waits for so long.
  assert.equal(
    end((delay) => delay > (hours - 1) * 3_600_000),
    1,
  );
  await until(() => came.length > 0);
  assert.deepEqual([came, client.connection.state], [['back'], 'Connected']);
});

test('a stop with open connections does not hang', async () => {
  const client = await join(two, kari);
  let isClosed = false;
  void other.close().then(() => (isClosed = true));
  await until(() => isClosed);
  await client.connection.stop();
});
