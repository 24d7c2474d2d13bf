import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { FastifyInstance } from 'fastify';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';

import { createCompany, createContact } from '../../testing/builders/people';
import { openAuthority } from '../../testing/openAuthority';
import { buildTestApp } from '../../testing/testApp';
import { testDatabase } from '../../testing/testDatabase';
import { tokenFor } from '../../testing/tokenFor';

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

test('an expired token is refused, also when it was accepted before', async (context) => {
  const now = Math.floor(Date.now() / 1000);
  assert.equal(await statusOf(`Bearer ${await tokenFor(app, email, {}, now - 1)}`), 401);
  const expires = now + 600;
  const short = await tokenFor(app, email, {}, expires);
  assert.notEqual(await statusOf(`Bearer ${short}`), 401);
  context.mock.timers.enable({ apis: ['Date'], now: expires * 1000 });
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
  const { sign, environment } = await openAuthority('https://id.example/v2.0');
  const external = await buildTestApp(environment);
  const claims = { email: 'Kari@Byggtun.example', email_verified: true };
  assert.equal((await external.verifyToken(await sign(claims)))?.email, email);
  assert.equal(await external.verifyToken(await sign({ ...claims, iss: 'https://id.example' })), undefined);
  assert.equal(await external.verifyToken(await tokenFor(external, email)), undefined);
});

const tenant = '8b4f3b52-0000-4000-8000-7a1f1c2d3e4f';
const otherTenant = '11111111-0000-4000-8000-7a1f1c2d3e4f';
const issuerOf = (id: string) => `https://login.microsoftonline.com/${id}/v2.0`;
const oidc = { issuer: 'https://id.example', protocol: 'OIDC' };
const oneTenant = { issuer: issuerOf(tenant), protocol: 'AAD' };
const tenants = { issuer: issuerOf('{tenantid}'), protocol: 'AAD' };
const kari = { email: 'Kari@Byggtun.example' };
const renamed = { preferred_username: 'kari@byggtun.example' };
const ofTenant = (tid: string) => ({ tid, iss: issuerOf(tid) });

type Authority = { issuer: string; protocol: string; emails?: string };
const believed: [what: string, at: Authority, claims: JWTPayload, is: 'known' | 'nobody' | 'refused'][] = [
  ['a verified address', oidc, { ...kari, email_verified: true }, 'known'],
  ['an address of which nothing is said', oidc, kari, 'nobody'],
  ['an address that is not verified', oidc, { ...kari, email_verified: false }, 'nobody'],
  ['a name that looks like an address', oidc, { ...renamed, email_verified: true }, 'nobody'],
  ['any address, when the settings vouch for them', { ...oidc, emails: 'all' }, kari, 'known'],
  ['the name that the one tenant gives', oneTenant, { ...renamed, tid: tenant }, 'known'],
  ['the upn that the one tenant gives', oneTenant, { upn: 'kari@byggtun.example' }, 'known'],
  ['a mutable address in the one tenant', oneTenant, kari, 'nobody'],
  [
    'a mutable address beside another name',
    oneTenant,
    { ...kari, preferred_username: 'ola@t.example' },
    'nobody',
  ],
  ['an address with a verified domain', oneTenant, { ...kari, xms_edov: true }, 'known'],
  ['a token of another tenant', oneTenant, { ...renamed, ...ofTenant(otherTenant) }, 'refused'],
  ['a name of any tenant', tenants, { ...renamed, upn: kari.email, ...ofTenant(otherTenant) }, 'nobody'],
  ['a mutable address of any tenant', tenants, { ...kari, ...ofTenant(otherTenant) }, 'nobody'],
  [
    'a domain that is not verified',
    tenants,
    { ...kari, xms_edov: false, ...ofTenant(otherTenant) },
    'nobody',
  ],
  ['a verified domain, in any tenant', tenants, { ...kari, xms_edov: 1, ...ofTenant(otherTenant) }, 'known'],
  [
    'a tenant that is not the issuer',
    tenants,
    { ...kari, xms_edov: true, ...ofTenant(tenant), tid: otherTenant },
    'refused',
  ],
  ['an issuer without a tenant', tenants, { ...kari, xms_edov: true }, 'refused'],
  [
    'a private account by its name',
    { ...oneTenant, issuer: issuerOf('9188040d-6c67-4c5b-b112-36a304b66dad') },
    renamed,
    'nobody',
  ],
];
const statuses = { known: 200, nobody: 403, refused: 401 };
test('nobody becomes somebody by an address that no one vouches for', async (context) => {
  const database = await testDatabase();
  const { db } = database;
  const company = await createCompany(db);
  const { personId } = await createContact(db, company.id);
  await db.updateTable('person').set({ email }).where('id', '=', personId).execute();
  for (const [what, { issuer, protocol, emails = '' }, claims, expected] of believed)
    await context.test(`${what}: ${expected}`, async () => {
      const { sign, environment } = await openAuthority(issuer, protocol);
      const settings = { ...environment, OIDC_PROTOCOL: protocol, OIDC_EMAILS: emails };
      const external = await buildTestApp(settings, database);
      const answer = await external.inject({
        url: '/api/user/contactperson',
        headers: { authorization: `Bearer ${await sign(claims)}` },
      });
      assert.equal(answer.statusCode, statuses[expected]);
      if (expected === 'nobody')
        assert.match(
          answer.json<{ message: string }>().message,
          /ingen bekreftet e-postadresse|ikke registrert/,
        );
    });
});
