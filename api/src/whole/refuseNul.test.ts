import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import fastify, { type FastifyInstance } from 'fastify';

import { answerErrors } from '../core/http/answerErrors';
import { saveSignInAccount } from '../core/identity/signInAccount';
import { createCompany, createContact } from '../testing/builders/people';
import { holdPort } from '../testing/holdPort';
import { listenTestApp } from '../testing/listenTestApp';
import { createSignInFlow } from '../testing/signInFlow';
import { bearer } from '../testing/tokenFor';

const port = await holdPort();
const origin = `http://localhost:${port}`;
let app: FastifyInstance;
let headers: { authorization: string };
before(async () => {
  app = await listenTestApp(port);
  const { db } = app.database;
  const { email } = await createContact(db, (await createCompany(db, { isByggtun: true })).id);
  headers = await bearer(app, email);
});

/** Every path that the server knows, with a NUL for each parameter. */
const addresses = () => {
  const { paths } = app.swagger() as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as 'GET',
      url: `${path.replace(/\{[^{}]+\}/g, 'a%00b')}?search=%00`,
    })),
  );
};

test('an address with a NUL is 400, wherever it stands', async () => {
  const asked = [
    ...addresses(),
    ...[
      '/%00',
      '/assets/%00.js',
      '/oidc/interaction/%00',
      '/oidc/auth?login_hint=%00',
      '/remotes/a/%00',
      '/projects/%00',
    ],
  ];
  assert.ok(asked.length > 60);
  for (const address of asked) {
    const call = typeof address === 'string' ? { method: 'GET' as const, url: address } : address;
    const answer = await app.inject({ ...call, headers });
    assert.equal(answer.statusCode, 400, `${call.method} ${call.url}`);
  }
});

test('a value that the database can not take is 400, also where the contract lets it through; a fault of ours is 500', async () => {
  const { pool } = app.database;
  const bare = fastify();
  answerErrors(bare);
  bare.get('/text', () => pool.query('select $1::text', ['a\0b']));
  bare.get('/json', () => pool.query('select $1::jsonb', [JSON.stringify('a\0b')]));
  bare.get('/number', () => pool.query('select $1::int', ['99999999999']));
  bare.get('/day', () => pool.query('select $1::date', ['2026-02-30']));
  bare.get('/fault', () => pool.query('select 1 / 0'));
  for (const url of ['/text', '/json', '/number', '/day'])
    assert.equal((await bare.inject(url)).statusCode, 400, url);
  assert.equal((await bare.inject('/fault')).statusCode, 500);
});

test('a NUL in the sign-in is 400', async () => {
  await saveSignInAccount(app.database.db, {
    email: 'kari@byggtun.example',
    password: 'byggtun',
    personName: 'Kari',
  });
  const flow = createSignInFlow(origin);
  const { url } = await flow.visit(flow.authorizeUrl());
  for (const form of [
    { email: 'kari@byggtun.example\0', password: 'byggtun' },
    { email: 'kari@byggtun.example', password: 'byggtun\0' },
  ]) {
    const answer = await flow.visit(url.href, form);
    assert.equal(answer.status, 400);
    assert.match(answer.text, /Innloggingen kunne ikke fullføres/);
  }
  for (const [address, form] of [
    [
      '/oidc/token',
      {
        grant_type: 'authorization_code',
        code: 'a\0b',
        redirect_uri: `${origin}/redirect.html`,
        code_verifier: 'x'.repeat(43),
      },
    ],
    ['/oidc/token', { grant_type: 'refresh_token', refresh_token: 'a\0b' }],
    ['/oidc/token', { grant_type: 'refresh_token', client_id: 'a\0b', refresh_token: 'x' }],
  ] as const) {
    const answer = await fetch(`${origin}${address}`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'byggtun-portal', ...form }),
    });
    assert.ok(answer.status >= 400 && answer.status < 500, JSON.stringify(form));
  }
  const asked = new URL(flow.authorizeUrl({ login_hint: 'a\0b', state: 'a\0b' }));
  const posted = await fetch(`${origin}/oidc/auth`, {
    method: 'POST',
    body: asked.searchParams,
    redirect: 'manual',
  });
  assert.ok(posted.status < 500);
});
