import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { before, beforeEach, test } from 'node:test';

import { program } from '../../../../tools/test/ceilings';
import { cleanUp } from '../../testing/cleanUp';
import { testDatabase } from '../../testing/testDatabase';
import type { Connection } from '../database/connect';
import { queueEvent } from './queueEvent';
import { sendDueEvents } from './sendDueEvents';

const secret = 'a-secret-of-at-least-thirty-two-characters';

let database: Connection;
before(async () => {
  database = await testDatabase();
});
beforeEach(() => database.db.deleteFrom('webhook_event').execute());

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The system that is told: keeps what it gets, and answers what the test says, 204 unless it says something. */
const startReceiver = async (...answers: ((answer: ServerResponse) => void)[]) => {
  const received: Received[] = [];
  const server = createServer((request, answer) => {
    const take = async () => {
      const { url, headers } = request;
      received.push({ url, headers, body: await text(request) });
      const next = answers.shift() ?? ((one: ServerResponse) => one.writeHead(204).end());
      next(answer);
    };
    void take();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return { received, webhook: { url: `http://127.0.0.1:${port}/in`, secret } };
};
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (answer: ServerResponse) =>
    void answer.writeHead(code, headers).end();

type Webhook = Awaited<ReturnType<typeof startReceiver>>['webhook'];

const queue = (webhook: Webhook | undefined, data: object = { receiptId: 7 }) =>
  database.db
    .transaction()
    .execute((transaction) => queueEvent(transaction, { webhook }, { type: 'goods-received', data }));
const sendDue = async (
  webhook: Webhook,
  { timeout = program.wait, stopped = new AbortController().signal } = {},
) => {
  const logged: { about: object; sentence: string }[] = [];
  const log = { error: (about: object, sentence: string) => void logged.push({ about, sentence }) };
  await sendDueEvents(database.db, { webhook, log, timeout, stopped });
  return logged;
};
const makeDue = () =>
  database.db
    .updateTable('webhook_event')
    .set({ next_try_at: new Date(0) })
    .where('next_try_at', 'is not', null)
    .execute();
const stored = () => database.db.selectFrom('webhook_event').selectAll().executeTakeFirstOrThrow();

test('an event goes out once, signed over its time and its bytes', async () => {
  const { received, webhook } = await startReceiver();
  await queue(webhook, { note: 'Én pakke var våt – æøå.' });
  // Two instances look at the same moment.
  await Promise.all([sendDue(webhook), sendDue(webhook)]);
  await sendDue(webhook);
  assert.equal(received.length, 1);
  const [{ url, headers, body } = assert.fail()] = received;
  const said = JSON.parse(body) as Record<string, unknown>;
  assert.equal(url, '/in');
  assert.equal(headers['content-type'], 'application/json');
  assert.deepEqual(Object.keys(said), ['id', 'type', 'at', 'data']);
  assert.equal(headers['byggtun-event-id'], said.id);
  assert.deepEqual([said.type, said.data], ['goods-received', { note: 'Én pakke var våt – æøå.' }]);
  const timestamp = String(headers['byggtun-timestamp']);
  assert.ok(Math.abs(Number(timestamp) - Date.now() / 1000) < 60);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  assert.equal(headers['byggtun-signature'], `v1=${signature}`);
  const { sent_at, next_try_at, problem, tries } = await stored();
  assert.ok(sent_at);
  assert.deepEqual([next_try_at, problem, tries], [null, null, 1]);
});

test('what the receiver does not take is sent again later, the same under the same number', async () => {
  const { received, webhook } = await startReceiver(status(500), status(500), status(200));
  await queue(webhook);
  for (let tries = 1; tries <= 3; tries++) {
    await sendDue(webhook);
    // Not before its time.
    await sendDue(webhook);
    const { problem, next_try_at, ...event } = await stored();
    assert.equal(event.tries, tries);
    assert.equal(problem, tries < 3 ? 'The receiver answered 500' : null);
    assert.equal(next_try_at === null, tries === 3);
    await makeDue();
  }
  await sendDue(webhook);
  assert.equal(received.length, 3);
  assert.equal(new Set(received.map(({ body }) => body)).size, 1);
  assert.equal(new Set(received.map(({ headers }) => headers['byggtun-event-id'])).size, 1);
});

test('one that fails does not hold up the others', async () => {
  const { received, webhook } = await startReceiver(status(400));
  await queue(webhook, { receiptId: 1 });
  await queue(webhook, { receiptId: 2 });
  await sendDue(webhook);
  assert.equal(received.length, 2);
});

test('a receiver that does not answer in time has not taken it', async () => {
  const { webhook } = await startReceiver(() => undefined);
  await queue(webhook);
  const short = 50;
  await sendDue(webhook, { timeout: short });
  const { problem, sent_at, next_try_at } = await stored();
  assert.match(problem ?? '', /timeout/);
  assert.equal(sent_at, null);
  assert.ok(next_try_at && next_try_at > new Date());
});

test('a line that breaks is a problem like another', async () => {
  const { webhook } = await startReceiver((answer) => void answer.destroy());
  await queue(webhook);
  await sendDue(webhook);
  const { problem, sent_at } = await stored();
  assert.ok(problem);
  assert.equal(sent_at, null);
});

test('an answer that points elsewhere is not followed', async () => {
  const elsewhere = await startReceiver();
  const { received, webhook } = await startReceiver(status(307, { location: elsewhere.webhook.url }));
  await queue(webhook);
  await sendDue(webhook);
  assert.equal(received.length, 1);
  assert.deepEqual(elsewhere.received, []);
  assert.equal((await stored()).problem, 'The receiver answered 307');
});

test('what the receiver writes back is not read', async () => {
  const answers: ServerResponse[] = [];
  const { webhook } = await startReceiver((answer) => {
    answer.writeHead(200);
    const more = setInterval(() => answer.write('x'.repeat(65_536)), 1);
    answer.on('close', () => clearInterval(more));
    answers.push(answer);
  });
  await queue(webhook);
  await sendDue(webhook);
  assert.ok((await stored()).sent_at);
  const [answer = assert.fail()] = answers;
  if (!answer.closed) await once(answer, 'close');
});

test('after the seventh try it is given up, and the log says so once', async () => {
  const { received, webhook } = await startReceiver(...Array.from({ length: 9 }, () => status(503)));
  await queue(webhook);
  const logged = [];
  for (let tries = 0; tries < 9; tries++) {
    logged.push(...(await sendDue(webhook)));
    await makeDue();
  }
  assert.equal(received.length, 7);
  const { id, next_try_at, sent_at, problem } = await stored();
  assert.deepEqual([next_try_at, sent_at], [null, null]);
  assert.deepEqual(logged, [
    {
      about: { eventId: id, type: 'goods-received', tries: 7, problem },
      sentence: 'an event for another system is given up',
    },
  ]);
});

test('a try that the stop of the server ends is none', async () => {
  const stop = new AbortController();
  const { webhook } = await startReceiver(() => stop.abort());
  await queue(webhook);
  await queue(webhook);
  await sendDue(webhook, { stopped: stop.signal });
  const events = await database.db
    .selectFrom('webhook_event')
    .select(['tries', 'problem', 'sent_at'])
    .execute();
  assert.deepEqual(
    events,
    [1, 2].map(() => ({ tries: 0, problem: null, sent_at: null })),
  );
});

test('what was taken is forgotten after thirty days', async () => {
  const { webhook } = await startReceiver();
  await queue(webhook);
  await sendDue(webhook);
  await database.db
    .updateTable('webhook_event')
    .set({ sent_at: new Date(Date.now() - 31 * 86_400_000) })
    .execute();
  await sendDue(webhook);
  assert.deepEqual(await database.db.selectFrom('webhook_event').select('id').execute(), []);
});

test('without an address nothing is written, nor where the transaction fails', async () => {
  const { webhook } = await startReceiver();
  await queue(undefined);
  const failing = database.db.transaction().execute(async (transaction) => {
    await queueEvent(transaction, { webhook }, { type: 'goods-received', data: {} });
    throw new Error('roll back');
  });
  await assert.rejects(failing, /roll back/);
  assert.deepEqual(await database.db.selectFrom('webhook_event').select('id').execute(), []);
});
