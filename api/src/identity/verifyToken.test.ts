import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';

import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

import { buildTestApp } from '../testing/testApp';
import { tokenFor } from '../testing/tokenFor';

const email = 'kari@byggtun.example';
let app: FastifyInstance;
before(async () => {
  app = await buildTestApp();
});

const statusOf = async (authorization?: string) => {
  const answer = await app.inject({
    url: '/api/user/contactperson',
    headers: authorization ? { authorization } : {},
  });
  if (answer.statusCode === 401) {
    assert.deepEqual(answer.json(), { error: 'unauthorized', message: 'Du er ikke logget inn' });
    assert.equal(answer.headers['www-authenticate'], 'Bearer');
  }
  return answer.statusCode;
};

test('a call without a token, or with nonsense for one, is refused', async () => {
  assert.equal(await statusOf(), 401);
  assert.equal(await statusOf('Bearer nonsense'), 401);
  assert.equal(await statusOf('Basic a2FyaTpieWdndHVu'), 401);
});

test('a valid token is accepted, twice', async () => {
  const token = await tokenFor(app, email);
  assert.notEqual(await statusOf(`Bearer ${token}`), 401);
  assert.notEqual(await statusOf(`Bearer ${token}`), 401);
});

test('an expired token is refused, also when it was accepted before', async () => {
  assert.equal(
    await statusOf(`Bearer ${await tokenFor(app, email, {}, Math.floor(Date.now() / 1000) - 1)}`),
    401,
  );
  const short = await tokenFor(app, email, {}, Math.floor(Date.now() / 1000) + 1);
  await statusOf(`Bearer ${short}`);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  assert.equal(await statusOf(`Bearer ${short}`), 401);
});

test('a token of another issuer or for another audience is refused', async () => {
  assert.equal(await statusOf(`Bearer ${await tokenFor(app, email, { iss: 'https://evil.example' })}`), 401);
  assert.equal(await statusOf(`Bearer ${await tokenFor(app, email, { aud: 'byggtun-portal' })}`), 401);
});

test('a token signed by somebody else, changed, or not signed at all is refused', async () => {
  const [head = '', , signature = ''] = (await tokenFor(app, email)).split('.');
  const [, claims = ''] = (await tokenFor(app, 'henrik@byggtun.example')).split('.');
  assert.equal(await statusOf(`Bearer ${head}.${claims}.${signature}`), 401);
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  assert.equal(await statusOf(`Bearer ${none}.${claims}.`), 401);
  const { privateKey } = await generateKeyPair('RS256');
  const forged = await new SignJWT({
    email,
    sub: email,
    iss: 'http://localhost:4100/oidc',
    aud: 'urn:byggtun:api',
  })
    .setProtectedHeader({ alg: 'RS256' })
    .setExpirationTime('10m')
    .sign(privateKey);
  assert.equal(await statusOf(`Bearer ${forged}`), 401);
});

test("an external authority's tokens are checked with the keys of its discovery document", async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const authority = 'http://127.0.0.1:4120';
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] };
  const discovery = { issuer: `${authority}/v2.0`, jwks_uri: `${authority}/keys` };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/keys' ? keys : discovery));
  }).listen(4120, '127.0.0.1');
  after(() => server.close());
  const external = await buildTestApp({ OIDC_AUTHORITY: authority, OIDC_AUDIENCE: 'api://byggtun' });
  const sign = (iss: string) =>
    new SignJWT({ preferred_username: 'Kari@Byggtun.example', sub: 'abc', iss, aud: 'api://byggtun' })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setExpirationTime('10m')
      .sign(privateKey);
  assert.equal((await external.verifyToken(await sign(`${authority}/v2.0`)))?.email, email);
  assert.equal(await external.verifyToken(await sign(authority)), undefined);
  assert.equal(await external.verifyToken(await tokenFor(external, email)), undefined);
});
