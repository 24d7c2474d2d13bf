import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';

import { getProfile } from '@byggtun/shared/contract/user';

import { aWhile } from '../../testing/aWhile';
import { demoDatabase } from '../../testing/demoDatabase';
import { buildTestApp } from '../../testing/testApp';
import { bearer } from '../../testing/tokenFor';
import { until } from '../../testing/until';

const url = `/api${getProfile.path}`;

/** A server that is held at the first token until it is released, with the caller's end of one connection and the server's. */
const startHeld = async (callsAtOnce: string) => {
  const app = await buildTestApp({ BYGGTUN_LIMIT_CALLS_AT_ONCE: callsAtOnce }, await demoDatabase());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { authorization } = await bearer(app, 'kari@byggtun.example');
  const { verifyToken } = app;
  let looks = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const look = async (token: string) => {
    looks += 1;
    if (looks === 1) await held;
    return verifyToken(token);
  };
  app.verifyToken = Object.assign(look, verifyToken);
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [served] = (await once(app.server, 'connection')) as [Socket];
  const head = `Host: localhost:4100\r\nAuthorization: ${authorization}\r\n`;
  return {
    ask: (connection = 'keep-alive') =>
      socket.write(`GET ${url} HTTP/1.1\r\n${head}Connection: ${connection}\r\n\r\n`),
    answers: () => text(socket),
    leave: async () => {
      socket.destroy();
      await until(() => served.closed);
    },
    release,
    looks: () => looks,
    askAnew: () => app.inject({ url, headers: { authorization } }),
  };
};

test('who has left before the token has been looked at holds no turn', async () => {
  const { ask, leave, release, looks, askAnew } = await startHeld('1');
  ask();
  await until(() => looks() === 1);
  await leave();
  release();
  await aWhile();
  assert.equal((await askAnew()).statusCode, 200);
});

test('calls behind another on one connection are begun and answered one after the other', async () => {
  const { ask, answers, release, looks } = await startHeld('2');
  ask();
  ask();
  ask('close');
  await until(() => looks() > 0);
  await aWhile();
  assert.equal(looks(), 1);
  release();
  assert.equal((await answers()).match(/HTTP\/1\.1 200 /g)?.length, 3);
});

test('calls behind another on a connection that breaks off hold no turn', async () => {
  const { ask, leave, release, looks, askAnew } = await startHeld('2');
  for (let n = 0; n < 3; n++) ask();
  await until(() => looks() > 0);
  await aWhile();
  await leave();
  release();
  await aWhile();
  assert.equal((await askAnew()).statusCode, 200);
});
