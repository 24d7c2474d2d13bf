import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { before, test } from 'node:test';

import type { FastifyInstance } from 'fastify';

import { endTimers } from '../../testing/endTimers';
import { holdPort } from '../../testing/holdPort';
import { connectHubClient } from '../../testing/hubClient';
import { listenTestApp } from '../../testing/listenTestApp';
import { openGreetedHub, openRawHub } from '../../testing/rawHub';
import { tokenFor } from '../../testing/tokenFor';
import { until } from '../../testing/until';

const port = await holdPort();
const origin = `http://127.0.0.1:${port}`;
let app: FastifyInstance;
before(async () => {
  app = await listenTestApp(port, {
    BYGGTUN_TRUSTED_PROXIES: 'loopback',
    BYGGTUN_LIMIT_HUB_CONNECTIONS_PER_PERSON: '3',
    BYGGTUN_LIMIT_HUB_CONNECTIONS_PER_ADDRESS: '5',
    BYGGTUN_LIMIT_HUB_CONNECTIONS: '7',
    BYGGTUN_LIMIT_HUB_CONNECTS_PER_MINUTE: '20',
    BYGGTUN_LIMIT_HUB_REFUSALS_PER_MINUTE: '4',
    BYGGTUN_LIMIT_HUB_HANDSHAKE_SECONDS: '3599',
  });
});

let people = 0;
const newToken = () => tokenFor(app, `nr${++people}@test.example`);

const open = async (count: number, token: string, address: string) => {
  const hubs: Awaited<ReturnType<typeof openGreetedHub>>[] = [];
  for (let n = 0; n < count; n += 1) hubs.push(await openGreetedHub(origin, token, address));
  return async () => {
    for (const { socket, closed } of hubs) {
      socket.close();
      await closed;
    }
  };
};
const statusOf = async (token: string, address: string) => {
  const { opened, closed, socket } = openRawHub(origin, token, address);
  const { status } = await opened;
  socket.terminate();
  await closed;
  return status;
};
/** The server hears of a closed connection a moment later. */
const hasRoom = (token: string, address: string) =>
  until(async () => (await statusOf(token, address)) === 101);

test('a person, an address and everybody have so many connections, and room again when one is closed', async () => {
  const [one, two, three] = [await newToken(), await newToken(), await newToken()];
  const closeOne = await open(3, one, '192.0.2.1');
  assert.equal(await statusOf(one, '192.0.2.9'), 429);
  const closeTwo = await open(2, two, '192.0.2.1');
  assert.equal(await statusOf(two, '192.0.2.1'), 429);
  const closeThree = await open(2, three, '192.0.2.2');
  assert.equal(await statusOf(three, '192.0.2.3'), 503);
  await closeOne();
  await hasRoom(one, '192.0.2.3');
  await closeTwo();
  await closeThree();
  await hasRoom(three, '192.0.2.1');
});

test('who connects again and again is told to wait', async () => {
  const token = await newToken();
  const statuses = [];
  for (let n = 0; n < 21; n += 1) statuses.push(await statusOf(token, '192.0.2.10'));
  assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 101), 429]);
});

test('an address that comes without a valid token is no longer looked at; who has one comes in from there', async () => {
  const address = '192.0.2.20';
  const nonsense = Array.from({ length: 6 }, (_, n) => `nonsense${n}`);
  const statuses = [];
  for (const token of nonsense) statuses.push(await statusOf(token, address));
  assert.deepEqual(statuses, [401, 401, 401, 401, 429, 429]);
  const unseen = await newToken();
  assert.equal(await statusOf(unseen, address), 429);
  assert.equal(await statusOf(unseen, '192.0.2.21'), 101);
  assert.equal(await statusOf(unseen, address), 101);
});

test('who never says which protocol it speaks is closed; who does may stay', async (context) => {
  const end = endTimers(context);
  const greeted = await openGreetedHub(origin, await newToken());
  const silent = openRawHub(origin, await newToken());
  assert.equal((await silent.opened).status, 101);
  assert.equal(
    end((delay) => delay === app.limits.of.hubHandshakeSeconds * 1000),
    2,
  );
  assert.equal(await silent.closed, 1006);
  assert.equal(greeted.socket.readyState, greeted.socket.OPEN);
  assert.equal(app.limits.counts().hubHandshakeSeconds, 1);
  greeted.socket.terminate();
});

const upgradeHead = (token: string) =>
  `GET /hubs/portal?access_token=${token} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

test('sockets that are reset, at any point, or speak nonsense harm nobody', async () => {
  const token = await newToken();
  const client = await connectHubClient(origin, newToken);
  const sockets = [
    upgradeHead(token),
    upgradeHead('x'),
    upgradeHead(token).replace('Version: 13', 'Version: 7'),
  ].flatMap((head) =>
    [false, true].map(async (waits) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(head);
      if (waits) await once(socket, 'data');
      socket.write(Buffer.alloc(3000, 0xff));
      socket.resetAndDestroy();
    }),
  );
  await Promise.all(sockets);
  const bad = connect(port, '127.0.0.1').on('error', () => undefined);
  bad.end(`GET // HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  const [answer] = (await once(bad, 'data')) as [Buffer];
  assert.match(answer.toString(), /^HTTP\/1\.1 404 /);
  await assert.rejects(client.connection.invoke('ConnectHub', -1), /Du har ikke tilgang/);
  assert.equal(client.connection.state, 'Connected');
});
