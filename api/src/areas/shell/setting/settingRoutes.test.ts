import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { bearer } from '../../../testing/tokenFor';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const path = (key: string) => `/user/person/settings/${key}`;
const read = async (who: TestContact, key: string) =>
  (await scene.call(who, 'GET', path(key))).json<{ value: string | null }>().value;
const put = async (who: TestContact, key: string, payload: string) =>
  scene.app.inject({
    method: 'PUT',
    url: `/api${path(key)}`,
    headers: { ...(await bearer(scene.app, who.email)), 'content-type': 'text/plain' },
    payload,
  });

test('who is turned away: no token; a key or a value that does not exist', async () => {
  assert.equal((await scene.call(undefined, 'GET', path('BTDarkMode'))).statusCode, 401);
  assert.equal((await scene.call(undefined, 'GET', '/user/person/settings')).statusCode, 401);
  assert.equal((await scene.app.inject({ method: 'PUT', url: `/api${path('BTDarkMode')}` })).statusCode, 401);
  assert.equal((await scene.call(scene.worker, 'GET', path('isAdmin'))).statusCode, 400);
  for (const [key, value] of [
    ['BTDarkMode', '3'],
    ['noHmsCard', 'ja'],
    ['cometanceUpdated', '2026-02-30'],
    ['cometanceUpdated', ''],
  ] as const)
    assert.equal((await put(scene.worker, key, value)).statusCode, 400, `${key}=${value}`);
});

test('a setting is null until it is put, then what was put last, for its person alone', async () => {
  assert.equal(await read(scene.worker, 'BTDarkMode'), null);
  for (const value of ['2', '1'])
    assert.equal((await put(scene.worker, 'BTDarkMode', value)).statusCode, 200);
  assert.equal(await read(scene.worker, 'BTDarkMode'), '1');
  assert.equal(await read(scene.colleague, 'BTDarkMode'), null);
  assert.equal(await read(scene.worker, 'noHmsCard'), null);
});

test('those that the portal starts with come in one call, for their person alone', async () => {
  const all = async (who: TestContact) =>
    (await scene.call(who, 'GET', '/user/person/settings')).json<Record<string, unknown>>();
  const before = await all(scene.worker);
  assert.equal((await put(scene.worker, 'cometanceUpdated', '2026-07-02')).statusCode, 200);
  assert.deepEqual(await all(scene.worker), { ...before, cometanceUpdated: '2026-07-02' });
  assert.deepEqual(await all(scene.colleague), {
    cometanceUpdated: null,
    noHmsCard: null,
    BTDarkMode: null,
    currentProjects: [],
  });
});
