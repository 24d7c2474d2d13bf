import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { before, test } from 'node:test';

import type { FastifyInstance } from 'fastify';

import { buildTestApp, testSettings } from '../../testing/testApp';
import { testDatabase } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import type { Connection } from '../database/connect';
import { createLimits } from '../limit/limits';
import { connectionLimits } from './connectionLimits';

let database: Connection;
before(async () => {
  database = await testDatabase();
});

const listen = async (limits: Record<string, string> = {}) => {
  const app = await buildTestApp(limits, database);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
};

/** A connection as it is, to say things that no client says. */
const open = (app: FastifyInstance): Socket => {
  const address = app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
};

const countOf = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

/** Waits for the end, by whichever side and in whichever way: `once` would throw for a connection that is cut off. */
const untilClosed = (socket: Socket) => {
  socket.resume();
  return until(() => socket.closed);
};

test('who has been turned away and goes on sending is cut off, with the answer read', async (context) => {
  const socket = open(await listen());
  socket.write(
    'POST /api/comments/save HTTP/1.1\r\nHost: localhost:4100\r\nContent-Length: 90000\r\nContent-Type: application/json\r\n\r\n{',
  );
  const more = setInterval(() => socket.write(' '), 20);
  context.after(() => clearInterval(more));
  // What has come is read, also when the connection is cut off rather than ended.
  let answer = '';
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
  await untilClosed(socket);
  assert.match(answer, /^HTTP\/1\.1 401 /);
});

test('a body and a head that do not come to an end are not waited for', async () => {
  const app = await listen({ BYGGTUN_LIMIT_BODY_SECONDS: '1', BYGGTUN_LIMIT_HEADER_SECONDS: '1' });
  const body = open(app);
  body.write('POST /oidc/token HTTP/1.1\r\nHost: localhost:4100\r\nContent-Length: 50\r\n\r\na');
  const head = open(app);
  head.write('GET / HTTP/1.1\r\nHost: local');
  const silent = open(app);
  const ended = [body, head, silent].map((socket) => text(socket).catch(() => 'reset'));
  const [sent, ...others] = await Promise.all(ended);
  // The provider reads its own bodies, and answers what it can before this one has come.
  assert.match(sent ?? '', /HTTP\/1\.1 408 .*Forespørselen tok for lang tid/s);
  for (const answer of others) assert.match(answer, /^(HTTP\/1\.1 408 |$)/);
});

test('one address has no more than its share of the connections', async () => {
  const app = await listen({ BYGGTUN_LIMIT_CONNECTIONS_PER_ADDRESS: '3' });
  const kept = [open(app), open(app), open(app)];
  await Promise.all(kept.map((socket) => once(socket, 'connect')));
  await untilClosed(open(app));
  assert.equal(app.limits.counts().connectionsPerAddress, 1);
  kept[0]?.destroy();
  const [first] = kept;
  if (first) await untilClosed(first);
  await until(async () => (await countOf(app)) === 2);
  const next = open(app);
  next.write('GET /config.json HTTP/1.1\r\nHost: localhost:4100\r\nConnection: close\r\n\r\n');
  assert.match(await text(next), /^HTTP\/1\.1 200 /);
  for (const socket of kept) socket.destroy();
});

test('all addresses of an IPv6 network share one share', () => {
  const settings = testSettings({ BYGGTUN_LIMIT_CONNECTIONS_PER_ADDRESS: '1' });
  const limits = createLimits(settings.limits, { warn: () => undefined });
  // Only what bounds them listens: there is no network with more than one address here.
  const server = createServer().removeAllListeners('connection');
  connectionLimits({ server, limits, settings });
  const isTaken = (remoteAddress: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    server.emit('connection', socket);
    return !socket.destroyed;
  };
  const come = ['2001:db8:1:2::7', '2001:db8:1:2:ffff::7', '2001:db8:1:3::7', '192.0.2.7', '192.0.2.8'];
  assert.deepEqual(come.map(isTaken), [true, false, true, true, true]);
});

test('there is an end to all connections together, and what is over it is counted', async () => {
  const app = await listen({ BYGGTUN_LIMIT_CONNECTIONS: '2' });
  const kept = [open(app), open(app)];
  await Promise.all(kept.map((socket) => once(socket, 'connect')));
  // Both must have been taken before the third is too many.
  await until(async () => (await countOf(app)) === 2);
  await untilClosed(open(app));
  assert.equal(app.limits.counts().connections, 1);
  for (const socket of kept) socket.destroy();
});
