import assert from 'node:assert/strict';
import { afterEach, before, test } from 'node:test';

import type { FastifyInstance } from 'fastify';

import { aWhile } from '../../testing/aWhile';
import { createCompany, createContact } from '../../testing/builders/people';
import { holdPort } from '../../testing/holdPort';
import { connectHubClient } from '../../testing/hubClient';
import { listenTestApp } from '../../testing/listenTestApp';
import { invocation, openGreetedHub, openRawHub } from '../../testing/rawHub';
import { testDatabase } from '../../testing/testDatabase';
import { tokenFor } from '../../testing/tokenFor';
import { until } from '../../testing/until';
import type { Connection } from '../database/connect';

const port = await holdPort();
const origin = `http://127.0.0.1:${port}`;
let database: Connection;
let app: FastifyInstance;
before(async () => {
  database = await testDatabase();
  app = await listenTestApp(port, {}, database);
});

const newPerson = async () => {
  const company = await createCompany(database.db);
  const { id, personId } = await createContact(database.db, company.id);
  const { email } = await database.db
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return { id, email, token: await tokenFor(app, email) };
};

const many = (count: number, id: number) =>
  Array.from({ length: count }, (_, n) => invocation(String(n), id)).join('');

let release = () => Promise.resolve();
/** Holds the table of contact persons, so that every call waits for it, until its release. */
const holdPeople = async () => {
  const holder = await database.pool.connect();
  await holder.query('begin; lock table contact_person in access exclusive mode');
  release = async () => {
    release = () => Promise.resolve();
    await holder.query('rollback');
    holder.release();
  };
};
// A test that fails leaves nobody waiting.
afterEach(() => release());

/** Calls that wait for it. */
const waitingOnes = async () => {
  const { rows } = await database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
};

/** How a connection that should end has ended. */
const endOf = async ({ socket, closed }: Awaited<ReturnType<typeof openGreetedHub>>) => {
  await until(() => socket.readyState === socket.CLOSED);
  return closed;
};

test('who sends a thousand messages in a frame is closed, and kept out for a while; nobody else is', async () => {
  const [flooder, other] = [await newPerson(), await newPerson()];
  const client = await connectHubClient(origin, () => Promise.resolve(other.token));
  const large = await openGreetedHub(origin, flooder.token);
  large.socket.send(many(1200, flooder.id));
  assert.equal(await endOf(large), 1009);
  const hub = await openGreetedHub(origin, flooder.token);
  hub.socket.send(many(30, flooder.id));
  assert.equal(await endOf(hub), 1008);
  assert.deepEqual(hub.received, []);
  const again = await openRawHub(origin, flooder.token).opened;
  assert.equal(again.status, 429);
  const wait = Number(again.retryAfter);
  assert.ok(wait > 0 && wait <= app.limits.of.hubPauseSeconds);
  await client.connection.invoke('ConnectHub', other.id);
  assert.deepEqual(app.limits.counts(), { hubMessagesPerFrame: 1, hubPauseSeconds: 1 });
});

test('who sends frame after frame, or ping after ping, is closed', async () => {
  const messages = await newPerson();
  const hub = await openGreetedHub(origin, messages.token);
  for (let n = 0; n < 60; n += 1) hub.socket.send(invocation(String(n), messages.id));
  assert.equal(await endOf(hub), 1008);
  assert.ok(hub.received.length <= 20);
  const pinging = await openGreetedHub(origin, (await newPerson()).token);
  for (let n = 0; n < 60; n += 1) pinging.socket.ping();
  assert.equal(await endOf(pinging), 1008);
});

test('the real client that was closed for it comes back by itself when the while is over', async () => {
  const hurried = await holdPort();
  await listenTestApp(
    hurried,
    { BYGGTUN_LIMIT_HUB_PAUSE_SECONDS: '2', BYGGTUN_PUBLIC_URL: `http://localhost:${port}` },
    database,
  );
  const person = await newPerson();
  const token = () => Promise.resolve(person.token);
  const client = await connectHubClient(`http://127.0.0.1:${hurried}`, token, [0, 3000, 3000]);
  const came: string[] = [];
  client.connection.onreconnected(() => came.push('back'));
  client.connection.onclose(() => came.push('closed'));
  const asked = Array.from({ length: 60 }, () => client.connection.invoke('ConnectHub', person.id));
  const ended = await Promise.allSettled(asked);
  assert.ok(ended.some(({ status }) => status === 'rejected'));
  await until(() => came.length > 0);
  assert.deepEqual(came, ['back']);
  await client.connection.invoke('ConnectHub', person.id);
});

test('what a connection asks is done one after the other, in order', async () => {
  const person = await newPerson();
  const hub = await openGreetedHub(origin, person.token);
  await holdPeople();
  hub.socket.send(many(8, person.id));
  await until(async () => (await waitingOnes()) > 0);
  await aWhile();
  assert.equal(await waitingOnes(), 1);
  await release();
  await until(() => hub.received.length === 8);
  assert.deepEqual(
    hub.received,
    Array.from({ length: 8 }, (_, n) => ({ type: 3, invocationId: String(n), result: null })),
  );
});

test('a connection is not read while what it has asked is done', async () => {
  const person = await newPerson();
  const hub = await openGreetedHub(origin, person.token);
  let answeredAtPong: number | undefined;
  hub.socket.on('pong', () => (answeredAtPong = hub.received.length));
  await holdPeople();
  hub.socket.send(invocation('1', person.id));
  await until(async () => (await waitingOnes()) === 1);
  hub.socket.ping();
  await aWhile();
  await release();
  await until(() => answeredAtPong !== undefined);
  assert.equal(answeredAtPong, 1);
});

test('a person with many connections has no more than two calls carried out at once', async () => {
  const person = await newPerson();
  const hubs = await Promise.all(Array.from({ length: 6 }, () => openGreetedHub(origin, person.token)));
  await holdPeople();
  for (const { socket } of hubs) socket.send(invocation('1', person.id));
  await until(async () => (await waitingOnes()) >= 2);
  await aWhile();
  assert.equal(await waitingOnes(), 2);
  await release();
  await until(() => hubs.every(({ received }) => received.length === 1));
});
