import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { FastifyInstance } from 'fastify';
import type { JWTPayload } from 'jose';

import { openAuthority } from '../../testing/openAuthority';
import { buildTestApp } from '../../testing/testApp';
import { testDatabase } from '../../testing/testDatabase';
import { tokenFor } from '../../testing/tokenFor';

const email = 'kari@byggtun.example';
let app: FastifyInstance;
before(async () => {
  app = await buildTestApp();
});

const oidc = { issuer: 'https://id.example', protocol: 'OIDC' };
const oneTenant = {
  issuer: 'https://login.microsoftonline.com/8b4f3b52-0000-4000-8000-7a1f1c2d3e4f/v2.0',
  protocol: 'AAD',
};

type Authority = typeof oidc;

const scoped: [what: string, at: Authority, claims: JWTPayload, holds: boolean, typ?: string][] = [
  ['a token of Entra ID with the scope', oneTenant, {}, true],
  ['one with several scopes', oneTenant, { scp: 'read portal' }, true],
  ['one with another scope alone', oneTenant, { scp: 'read' }, false],
  ['one whose scope begins alike', oneTenant, { scp: 'portal.read' }, false],
  ['one without a scope, as ID tokens are', oneTenant, { scp: undefined, nonce: 'n' }, false],
  ['one of a program by itself', oneTenant, { scp: undefined, roles: ['portal'] }, false],
  ['one that says so', oneTenant, { idtyp: 'app' }, false],
  ['one that is called an access token', oneTenant, {}, true, 'at+jwt'],
  ['one that is called something else', oneTenant, {}, false, 'logout+jwt'],
  ["another provider's token by RFC 9068", oidc, { scp: undefined, scope: 'openid portal' }, true, 'at+jwt'],
  ['one with a list of scopes', oidc, { scp: ['openid', 'portal'] }, true],
  ['one without a type', oidc, {}, true, ''],
  ['one with other scopes', oidc, { scp: undefined, scope: 'openid profile' }, false],
  ['an ID token by its hash', oidc, { at_hash: 'x' }, false],
  ['an ID token by its name', oidc, { typ: 'ID' }, false],
  ['a bearer token by its name', oidc, { typ: 'Bearer' }, true],
  ['a confirmation of possession', oidc, {}, false, 'dpop+jwt'],
];
test('a token is an access token, for the API, on behalf of a person', async (context) => {
  const database = await testDatabase();
  for (const [what, { issuer, protocol }, claims, holds, typ] of scoped)
    await context.test(`${what}: ${holds ? 'holds' : 'refused'}`, async () => {
      const { sign, environment } = await openAuthority(issuer, protocol);
      const external = await buildTestApp({ ...environment, OIDC_PROTOCOL: protocol }, database);
      assert.equal((await external.verifyToken(await sign(claims, typ))) !== undefined, holds);
    });
});

test('a portal that asks for no scope of the API needs none in the token, of Entra ID any', async () => {
  const database = await testDatabase();
  const holdsWith = async (at: Authority, scopes: string, claims: JWTPayload) => {
    const { sign, environment } = await openAuthority(at.issuer, at.protocol);
    const settings = { ...environment, OIDC_PROTOCOL: at.protocol, OIDC_API_SCOPES: scopes };
    const external = await buildTestApp(settings, database);
    return (await external.verifyToken(await sign(claims))) !== undefined;
  };
  assert.equal(await holdsWith(oidc, 'openid profile', { scp: undefined }), true);
  assert.equal(await holdsWith(oneTenant, 'api://byggtun/.default', { scp: 'any' }), true);
  assert.equal(await holdsWith(oneTenant, 'api://byggtun/.default', { scp: undefined }), false);
  assert.equal(await holdsWith(oneTenant, 'openid', { scp: undefined }), false);
});

test("of the embedded provider only what is called an access token, with the API's scope, holds", async () => {
  assert.notEqual(await app.verifyToken(await tokenFor(app, email)), undefined);
  for (const typ of ['JWT', 'jwt', 'id_token+jwt', ''])
    assert.equal(await app.verifyToken(await tokenFor(app, email, {}, '10m', typ)), undefined, typ);
  for (const scope of ['', 'openid profile', 'byggtunn', undefined])
    assert.equal(await app.verifyToken(await tokenFor(app, email, { scope })), undefined, scope);
});

test('an authority that names plain http, or passes its document on to elsewhere, is not believed', async () => {
  const database = await testDatabase();
  const answerOf = async (named: Record<string, string>, below = '') => {
    const { sign, environment } = await openAuthority('https://id.example', 'OIDC', named);
    const OIDC_AUTHORITY = `${environment.OIDC_AUTHORITY}${below}`;
    const external = await buildTestApp({ ...environment, OIDC_AUTHORITY }, database);
    const headers = { authorization: `Bearer ${await sign({ email, email_verified: true })}` };
    return external.inject({ url: '/api/user/contactperson', headers });
  };
  assert.equal((await answerOf({ token_endpoint: 'https://id.example/token' })).statusCode, 403);
  const plain = 'http://id.example/x';
  for (const name of ['jwks_uri', 'authorization_endpoint', 'token_endpoint', 'end_session_endpoint']) {
    const answer = await answerOf({ [name]: plain });
    assert.equal(answer.statusCode, 503, name);
    assert.match(answer.json<{ message: string }>().message, /Innloggingen kan ikke kontrolleres akkurat nå/);
  }
  assert.equal((await answerOf({}, '/moved')).statusCode, 503);
});
