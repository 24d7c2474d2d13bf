import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { areaBuild, makeLive, shellBuild, temporaryStore } from '../../testing/builders/releases';
import { buildTestApp } from '../../testing/testApp';

let app: FastifyInstance;

before(async () => {
  const store = temporaryStore();
  const script = {
    'assets/main.0123456789abcdef.js': '1',
    'assets/main.0123456789abcdef.js.br': brotliCompressSync('1'),
    'sw.js': 'worker',
    'manifest.webmanifest': '{}',
  };
  await makeLive(store, shellBuild('1', {}, script));
  await makeLive(store, areaBuild('cases', '1'));
  await makeLive(store, areaBuild('projects', '1', { manifest: { kiosk: true } }));
  app = await buildTestApp({ BYGGTUN_RELEASES: store.folder });
});

test('every page address gets the page, uncached, with a strict policy and a nonce of its own', async () => {
  const [one, two] = [await app.inject('/complaints/12'), await app.inject('/')];
  const policy = String(one.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  assert.equal(one.body, `<p>1</p><style nonce="${nonce}"></style>`);
  assert.notEqual(one.body, two.body);
  assert.match(policy, /script-src 'self';/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types default/);
  assert.doesNotMatch(policy, /unsafe/);
  assert.equal(one.headers['cache-control'], 'no-store');
  assert.equal(one.headers['cross-origin-opener-policy'], 'same-origin');
});

test('the scripts that a build has written into its page are named by their hashes, and no other may stand in it', async () => {
  const store = temporaryStore();
  const build = shellBuild('1');
  const page =
    '<script>try { 1 < 2 } catch {}</script><script src="/x.js"></script><style nonce="__CSP_NONCE__"></style>';
  build.files = build.files.map((file) =>
    file.path === 'index.html' ? { ...file, content: Buffer.from(page) } : file,
  );
  await makeLive(store, build);
  const own = await buildTestApp({ BYGGTUN_RELEASES: store.folder });
  const { headers } = await own.inject('/');
  const hash = createHash('sha256').update('try { 1 < 2 } catch {}').digest('base64');
  assert.ok(String(headers['content-security-policy']).includes(`script-src 'self' 'sha256-${hash}';`));
});

test('the sign-in bridge is uncached, may be framed by the portal, and has no opener policy', async () => {
  const { headers } = await app.inject('/redirect.html');
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['cross-origin-opener-policy'], undefined);
  assert.match(String(headers['content-security-policy']), /frame-ancestors 'self'/);
});

test('files with a hash and areas are kept for ever, compressed when they are', async () => {
  const headers = { 'accept-encoding': 'br' };
  const script = await app.inject({ url: '/assets/main.0123456789abcdef.js', headers });
  assert.equal(script.headers['content-encoding'], 'br');
  assert.match(String(script.headers['cache-control']), /immutable/);
  assert.match(
    String((await app.inject('/remotes/cases/1/remoteEntry.js')).headers['cache-control']),
    /immutable/,
  );
});

test('a file that is not there is forgotten at once: it may come', async () => {
  for (const url of ['/remotes/cases/1/gone.js', '/assets/gone.js', '/gone.svg']) {
    const { statusCode, headers } = await app.inject(url);
    assert.equal(statusCode, 404);
    assert.equal(headers['cache-control'], 'no-store');
  }
});

test('the service worker is asked for anew each time, and may fetch from the portal alone', async () => {
  const { headers, body } = await app.inject('/sw.js');
  assert.equal(body, 'worker');
  assert.match(String(headers['content-type']), /javascript/);
  assert.equal(headers['cache-control'], 'no-cache');
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /connect-src 'self';/);
  assert.doesNotMatch(policy, /unsafe/);
});

test('the app manifest is a file with its own type, and no page', async () => {
  const { headers, body } = await app.inject('/manifest.webmanifest');
  assert.equal(body, '{}');
  assert.match(String(headers['content-type']), /application\/manifest\+json/);
});

test('a kiosk gets the kiosk areas alone and its own sign-in', async () => {
  const kiosk = { host: 'kiosk.localhost:4100' };
  const namesOf = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/remotes.json', headers }))
      .json<{ areas: { manifest: { name: string } }[] }>()
      .areas.map((area) => area.manifest.name);
  assert.deepEqual(await namesOf({}), ['cases', 'projects']);
  assert.deepEqual(await namesOf(kiosk), ['projects']);
  const config = (await app.inject({ url: '/config.json', headers: kiosk })).json<{
    kiosk: boolean;
    publicUrl: string;
    signIn: Record<string, string>;
  }>();
  assert.equal(config.kiosk, true);
  assert.equal(config.publicUrl, 'http://localhost:4100');
  assert.match(config.signIn.authorityMetadata ?? '', /http:\/\/kiosk\.localhost:4100\/oidc\/auth/);
  const foreign = (await app.inject({ url: '/config.json', headers: { host: 'evil.example' } })).body;
  assert.doesNotMatch(foreign, /evil/);
});

test('a portal with time registration says where it is, another says nothing of it', async () => {
  const address = 'https://timer.example/ny?firma=7';
  const timed = await buildTestApp({ BYGGTUN_TIME_REGISTRATION_URL: address });
  assert.equal(
    (await timed.inject('/config.json')).json<{ timeRegistrationUrl: string }>().timeRegistrationUrl,
    address,
  );
  const openerPolicy = async (portal: typeof app) =>
    (await portal.inject('/projects')).headers['cross-origin-opener-policy'];
  // The portal could not close the window of a system that its own policy cuts off.
  assert.equal(await openerPolicy(timed), 'same-origin-allow-popups');
  assert.equal(await openerPolicy(app), 'same-origin');
  assert.equal('timeRegistrationUrl' in (await app.inject('/config.json')).json<object>(), false);
});

test('Entra ID is configuration alone', async () => {
  const authority = 'https://login.microsoftonline.com/tenant/v2.0';
  const entra = await buildTestApp({
    OIDC_AUTHORITY: authority,
    OIDC_API_SCOPES: 'api://byggtun/access',
    OIDC_GRAPH_SCOPES: 'User.Read',
  });
  const { signIn } = (await entra.inject('/config.json')).json<{ signIn: Record<string, unknown> }>();
  assert.deepEqual(signIn, {
    authority,
    clientId: 'byggtun-portal',
    knownAuthorities: ['login.microsoftonline.com'],
    protocolMode: 'AAD',
    apiScopes: ['api://byggtun/access'],
    graphScopes: ['User.Read'],
  });
});

test('the OpenAPI document describes the contract', async () => {
  const document = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, unknown> }>();
  assert.ok(document.paths['/api/health']);
  assert.equal((await app.inject('/api/docs/')).statusCode, 200);
});

test('a body of the wrong kind is 415 in the error shape', async () => {
  const headers = { 'content-type': 'application/xml', 'x-api-key': 'byggtun-demo-infotech-key' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/integrations/infotech/events',
    headers,
    payload: '<a/>',
  });
  assert.equal(answer.statusCode, 415);
  assert.deepEqual(answer.json(), { error: 'unsupported', message: 'Ugyldig forespørsel' });
});
