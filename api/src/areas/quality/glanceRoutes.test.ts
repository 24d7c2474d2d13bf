import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import { createChecklist } from '../../testing/builders/checklists';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { createSelfCheck } from '../../testing/builders/selfChecks';

let scene: Scene;
const newest = { headers: [], sortBy: 'createdDate', sortDesc: true };

before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  for (const day of ['01', '03', '04', '02'])
    await createChecklist(db, scene.staff, [1], { created_at: new Date(`2026-03-${day}T10:00:00Z`) });
  await createSelfCheck(db, scene.worker);
  await createSelfCheck(db, scene.stranger);
});

const glance = (who: Scene['main'] | undefined, body: object = { checkups: newest, checklists: newest }) =>
  scene.call(who, 'POST', '/quality/glance', body);
const seen = async (...asked: Parameters<typeof glance>) => {
  const answer = await glance(...asked);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<RouteAnswer<typeof glanceAtQuality>>();
};

test('who is turned away: nobody, and contractors who ask for checklists', async () => {
  assert.equal((await glance(undefined)).statusCode, 401);
  assert.equal((await glance(scene.worker)).statusCode, 403);
});

test('the first three of each list and how many there are, each within the scope of its list', async () => {
  const { checkups, checklists } = await seen(scene.staff);
  assert.equal(checkups.totalItemCount, 2);
  assert.deepEqual(
    [checklists?.totalItemCount, ...(checklists?.items ?? []).map(({ createdDate }) => createdDate)],
    [4, '2026-03-04', '2026-03-03', '2026-03-02'],
  );
  const own = await seen(scene.worker, { checkups: newest });
  assert.deepEqual([own.checkups.totalItemCount, own.checklists], [1, undefined]);
});

test('a filter that a list does not know is refused as the list refuses it', async () => {
  const wrong = { ...newest, sortBy: 'nothing' };
  assert.equal((await glance(scene.staff, { checkups: newest, checklists: wrong })).statusCode, 400);
});
