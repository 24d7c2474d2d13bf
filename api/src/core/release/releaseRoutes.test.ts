import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { getReleases } from '@byggtun/shared/contract/release';

import { areaBuild, makeLive, temporaryStore } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';

let scene: Scene;
const store = temporaryStore();
before(async () => {
  scene = await buildScene({ BYGGTUN_RELEASES: store.folder });
  await makeLive(store, areaBuild('cases', '1'));
  await makeLive(store, areaBuild('cases', '2'), { previous: ['1'] });
});

test('who is turned away from the status of releases: no token, contractors', async () => {
  assert.equal((await scene.call(undefined, 'GET', '/status/releases')).statusCode, 401);
  assert.equal((await scene.call(scene.worker, 'GET', '/status/releases')).statusCode, 403);
});

test('developer staff see what is live and who did what, the latest first', async () => {
  const answer = await scene.call(scene.staff, 'GET', '/status/releases');
  const { state, history } = getReleases.answer.parse(answer.json());
  assert.equal(state.areas.cases?.version, '2');
  assert.equal(state.areas.cases.since.by, 'Test');
  assert.deepEqual(
    history.map(({ revision, version }) => [revision, version]),
    [
      [2, '2'],
      [1, '1'],
    ],
  );
});
