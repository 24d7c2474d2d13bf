import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decodeJwt } from 'jose';

import { holdPort } from '../../testing/holdPort';
import { listenTestApp } from '../../testing/listenTestApp';
import { createSignInFlow, type Tokens } from '../../testing/signInFlow';
import { testDatabase } from '../../testing/testDatabase';
import { saveSignInAccount } from './signInAccount';

const kari = { email: 'kari@byggtun.example', password: 'byggtun', personName: 'Kari Solberg' };

const prepare = async () => {
  const port = await holdPort();
  const app = await listenTestApp(port);
  await saveSignInAccount(app.database.db, kari);
  const origin = `http://localhost:${port}`;
  return { app, origin, flow: createSignInFlow(origin) };
};

test("its pages are written in the portal's own letters, which come from here", async () => {
  const { flow, origin } = await prepare();
  const { headers } = await flow.visit(flow.authorizeUrl());
  assert.match(headers.get('content-security-policy') ?? '', /font-src 'self'/);
  const style = await (await fetch(`${origin}/oidc/asset/page.css`)).text();
  const address = /url\('([^']+)'\)/.exec(style)?.[1] ?? '';
  const font = await fetch(new URL(address, `${origin}/oidc/asset/page.css`));
  assert.equal(font.headers.get('content-type'), 'font/woff2');
  assert.equal(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4), 'wOF2');
});

test('a person signs in with PKCE and gets a token that the API accepts', async () => {
  const { app, flow, origin } = await prepare();
  const page = await flow.visit(flow.authorizeUrl());
  assert.equal(page.status, 200);
  assert.match(page.text, /<html lang="nb">/);
  assert.match(page.text, /E-post/);
  assert.match(page.text, /Passord/);
  assert.ok(page.headers.get('content-security-policy')?.includes(`form-action 'self' ${origin}`));
  const end = await flow.visit(page.url.href, { email: ' Kari@Byggtun.example', password: 'byggtun' });
  assert.equal(end.url.pathname, '/redirect.html');
  assert.equal(end.url.searchParams.get('state'), 's1');
  const answer = await flow.redeem(end.url.searchParams.get('code') ?? '');
  assert.equal(answer.status, 200);
  const tokens = (await answer.json()) as Tokens;
  assert.equal(decodeJwt(tokens.access_token).aud, 'urn:byggtun:api');
  assert.equal(decodeJwt(tokens.id_token).name, 'Kari Solberg');
  assert.deepEqual((await app.verifyToken(tokens.access_token))?.email, 'kari@byggtun.example');
  assert.equal(await app.verifyToken(tokens.id_token), undefined);

  const renewed = await Promise.all([flow.refresh(tokens.refresh_token), flow.refresh(tokens.refresh_token)]);
  for (const one of renewed) {
    assert.equal(one.status, 200);
    assert.ok(await app.verifyToken(((await one.json()) as Tokens).access_token));
  }

  const silent = await flow.visit(flow.authorizeUrl({ prompt: 'none' }));
  assert.ok(silent.url.searchParams.get('code'));

  const asked = await flow.visit(flow.authorizeUrl({ prompt: 'select_account' }));
  assert.match(asked.text, /Fortsett som Kari Solberg/);

  const out = await flow.visit(
    `${origin}/oidc/session/end?id_token_hint=${tokens.id_token}&post_logout_redirect_uri=${encodeURIComponent(`${origin}/`)}`,
  );
  assert.match(out.text, /submit\.js/);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(out.text)?.[1] ?? '';
  const gone = await flow.visit(`${origin}/oidc/session/end/confirm`, { xsrf, logout: 'yes' });
  assert.equal(gone.url.pathname, '/');
  const after = await flow.visit(flow.authorizeUrl({ prompt: 'none' }));
  assert.equal(after.url.searchParams.get('error'), 'login_required');
  assert.equal((await flow.refresh(tokens.refresh_token)).status, 400);
});

test('a code without its proof, or with another one, is worth nothing', async () => {
  const { flow } = await prepare();
  const page = await flow.visit(flow.authorizeUrl());
  const end = await flow.visit(page.url.href, { email: kari.email, password: 'byggtun' });
  const answer = await flow.redeem(end.url.searchParams.get('code') ?? '', 'x'.repeat(43));
  assert.equal(answer.status, 400);
});

test('a code that is redeemed six times at once is redeemed once, and what came of it can not be renewed', async () => {
  const { app, flow } = await prepare();
  const page = await flow.visit(flow.authorizeUrl());
  const end = await flow.visit(page.url.href, { email: kari.email, password: 'byggtun' });
  const code = end.url.searchParams.get('code') ?? '';
  const answers = await Promise.all(Array.from({ length: 6 }, () => flow.redeem(code)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400, 400, 400]);
  for (const answer of answers) {
    const body = (await answer.json()) as Tokens & { error?: string };
    if (answer.status === 400) assert.equal(body.error, 'invalid_grant');
    else assert.equal((await flow.refresh(body.refresh_token)).status, 400);
  }
  const silent = await flow.visit(flow.authorizeUrl({ prompt: 'none' }));
  const again = await flow.redeem(silent.url.searchParams.get('code') ?? '');
  const { access_token } = (await again.json()) as Tokens;
  assert.ok(await app.verifyToken(access_token));
});

test('a wrong password says so, keeps the e-mail and marks the fields', async () => {
  const { flow } = await prepare();
  const page = await flow.visit(flow.authorizeUrl());
  for (const email of ['kari@byggtun.example', 'nobody@byggtun.example']) {
    const wrong = await flow.visit(page.url.href, { email, password: 'feil' });
    assert.equal(wrong.status, 401);
    assert.match(wrong.text, /role="alert">Feil e-post eller passord</);
    assert.match(wrong.text, new RegExp(`value="${email}"`));
    assert.match(wrong.text, /name="password"[^>]* autofocus/);
  }
});

test('five wrong passwords at one address slow an e-mail down there, on every instance, also when tried at once', async () => {
  const database = await testDatabase();
  await saveSignInAccount(database.db, kari);
  const [port, otherPort] = [await holdPort(), await holdPort()];
  const origin = `http://localhost:${port}`;
  const shared = { BYGGTUN_PUBLIC_URL: origin };
  await listenTestApp(port, shared, database);
  await listenTestApp(otherPort, shared, database);
  const [first, second] = [createSignInFlow(origin), createSignInFlow(origin)];
  const page = await first.visit(first.authorizeUrl());
  const tries = Array.from({ length: 12 }, () =>
    first.visit(page.url.href, { email: kari.email, password: 'feil' }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 401).length, 5);
  assert.equal(statuses.filter((status) => status === 429).length, 7);
  const other = await second.visit(second.authorizeUrl());
  const refused = await second.visit(other.url.href.replace(`:${port}`, `:${otherPort}`), {
    email: kari.email,
    password: 'byggtun',
  });
  assert.equal(refused.status, 429);
  assert.match(refused.text, /For mange forsøk\. Vent \d sekunder før du prøver igjen\./);
  await database.db
    .updateTable('sign_in_failure')
    .set({ last_failure: new Date(Date.now() - 6000) })
    .execute();
  const end = await second.visit(other.url.href, { email: kari.email, password: 'byggtun' });
  assert.equal(end.url.pathname, '/redirect.html');
});

test('a session outlives a restart, and an unknown page of the provider answers in Norwegian', async () => {
  const database = await testDatabase();
  await saveSignInAccount(database.db, kari);
  const port = await holdPort();
  const origin = `http://localhost:${port}`;
  const before = await listenTestApp(port, {}, database);
  const flow = createSignInFlow(origin);
  const page = await flow.visit(flow.authorizeUrl());
  await flow.visit(page.url.href, { email: kari.email, password: 'byggtun' });
  await before.close();
  await listenTestApp(port, {}, database);
  const silent = await flow.visit(flow.authorizeUrl({ prompt: 'none' }));
  assert.ok(silent.url.searchParams.get('code'));
  const stranger = createSignInFlow(origin);
  const lost = await stranger.visit(`${origin}/oidc/interaction/none`);
  assert.equal(lost.status, 400);
  assert.match(lost.text, /Innloggingen kunne ikke fullføres/);
  const foreign = await flow.visit(flow.authorizeUrl({ redirect_uri: 'https://evil.example/' }));
  assert.equal(foreign.status, 400);
  assert.match(foreign.text, /Innloggingen kunne ikke fullføres/);
});

test('who is signed in and goes back to the form comes to the portal', async () => {
  const database = await testDatabase();
  await saveSignInAccount(database.db, kari);
  const port = await holdPort();
  await listenTestApp(port, {}, database);
  const flow = createSignInFlow(`http://localhost:${port}`);
  const { url: form } = await flow.visit(flow.authorizeUrl());
  await flow.visit(form.href, { email: kari.email, password: 'byggtun' });
  const back = await flow.visit(form.href);
  assert.equal(back.status, 303);
  assert.equal(back.url.href, `http://localhost:${port}/`);
});

test('with an external authority there is no embedded provider', async () => {
  const environment = { OIDC_AUTHORITY: 'https://login.microsoftonline.com/tenant/v2.0' };
  const app = await listenTestApp(await holdPort(), environment);
  const answer = await app.inject('/oidc/auth');
  assert.equal(answer.statusCode, 404);
});
