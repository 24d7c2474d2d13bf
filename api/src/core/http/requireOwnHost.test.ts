import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

import { holdPort } from '../../testing/holdPort';
import { listenTestApp } from '../../testing/listenTestApp';
import { buildTestApp } from '../../testing/testApp';
import { tokenFor } from '../../testing/tokenFor';
import { demoInfotechKey } from '../settings/settings';

const refusal = 'Byggtun svarer ikke på denne adressen. Åpne portalen på adressen du har fått oppgitt.';
const port = await holdPort();
let app: FastifyInstance;
before(async () => {
  app = await listenTestApp(port);
});

const statusAt = async (host: string, url = '/config.json', from = app, more: Record<string, string> = {}) =>
  (await from.inject({ url, headers: { host, ...more } })).statusCode;

test('a page whose name points at this machine is not answered, whatever it asks', async () => {
  const { paths } = app.swagger() as { paths: Record<string, Record<string, unknown>> };
  const asked = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replace(/\{[^{}]+\}/g, '1')] as const),
  );
  const others = [
    '/',
    '/index.html',
    '/config.json',
    '/remotes.json',
    '/api/docs',
    '/oidc/auth',
    '/oidc/jwks',
    '/oidc/asset/page.css',
    '/oidc/interaction/x',
    '/x.js',
    '/api/none',
    '/hubs/portal/negotiate',
  ];
  const headers = { host: `evil.example:${port}`, 'x-api-key': demoInfotechKey };
  for (const [method, url] of [...asked, ...others.map((path) => ['GET', path] as const)]) {
    if (url === '/api/health') continue;
    const answer = await app.inject({ method: method as 'GET', url, headers });
    assert.equal(answer.statusCode, 421, `${method} ${url}`);
    assert.ok(answer.body.includes(refusal));
    assert.ok(answer.headers['content-security-policy']);
  }
  assert.equal(
    (await app.inject({ url: '/', headers })).headers['content-type'],
    'text/plain; charset=utf-8',
  );
});

test('health is answered to whoever asks', async () => {
  for (const host of [`10.0.0.7:${port}`, 'evil.example'])
    assert.equal(await statusAt(host, '/api/health'), 200);
  assert.equal(await statusAt(`10.0.0.7:${port}`, '/api/healthy'), 421);
});

test('no WebSocket is opened under another name', async () => {
  const token = await tokenFor(app, 'kari@byggtun.example');
  const statusOf = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/hubs/portal?access_token=${token}`, { headers });
      socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
      socket.once('open', () => resolve(101));
      socket.on('error', () => undefined);
      socket.once('open', () => socket.close());
    });
  assert.equal(await statusOf({ host: `evil.example:${port}` }), 421);
  assert.equal(
    await statusOf({ host: `evil.example:${port}`, 'x-forwarded-host': `localhost:${port}` }),
    421,
  );
  assert.equal(await statusOf({ host: `localhost:${port}` }), 101);
});

test("the portal's own names are answered", async () => {
  for (const host of [
    `localhost:${port}`,
    `LOCALHOST:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    'localhost:9999',
    `kiosk.localhost:${port}`,
  ])
    assert.equal(await statusAt(host), 200, host);
  for (const host of [
    'localhost.evil.example',
    'evil.example@localhost',
    `127.0.0.1.nip.io:${port}`,
    'localhost/x',
    `10.0.0.7:${port}`,
    'kiosk.localhost:1',
    'x:y',
  ])
    assert.equal(await statusAt(host), 421, host);
});

test('behind a proxy the name is that of the public address, which a trusted proxy may pass on', async () => {
  const environment = {
    BYGGTUN_PUBLIC_URL: 'https://portal.example',
    KIOSK_HOSTS: 'brakke.example',
    BYGGTUN_TRUSTED_PROXIES: '10.0.0.5',
  };
  const portal = await buildTestApp(environment, app.database);
  for (const host of ['portal.example', 'Portal.Example:443', 'brakke.example'])
    assert.equal(await statusAt(host, '/config.json', portal), 200);
  assert.equal(await statusAt('portal.example:80', '/config.json', portal), 421);
  const forwarded = {
    url: '/config.json',
    headers: { host: 'api-7:4000', 'x-forwarded-host': 'portal.example' },
  };
  assert.equal((await portal.inject({ ...forwarded, remoteAddress: '10.0.0.5' })).statusCode, 200);
  assert.equal((await portal.inject({ ...forwarded, remoteAddress: '10.0.0.6' })).statusCode, 421);
});

test('a kiosk is one however its host is written, here and in the request', async () => {
  const environment = { BYGGTUN_PUBLIC_URL: 'https://portal.example', KIOSK_HOSTS: 'Brakke.Example:443' };
  const portal = await buildTestApp(environment, app.database);
  const isKioskAt = async (host: string) =>
    (await portal.inject({ url: '/config.json', headers: { host } })).json<{ kiosk: boolean }>().kiosk;
  for (const host of ['brakke.example', 'Brakke.Example', 'brakke.example:443'])
    assert.equal(await isKioskAt(host), true, host);
  assert.equal(await isKioskAt('portal.example'), false);
});
