import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import { createAction } from '../../testing/builders/actions';
import { createComplaint } from '../../testing/builders/cases';
import { buildScene, type Scene } from '../../testing/builders/scene';

let scene: Scene;
const enquiry = (flag: boolean) => [{ value: 'isEnquiry', type: 'boolean', filterValues: [flag] }];
const body = (changes: object = {}) => ({
  complaints: { headers: enquiry(false), sortBy: 'deadLine', sortDesc: false },
  enquiries: { headers: enquiry(true), sortBy: 'deadLine', sortDesc: false },
  actions: { headers: [], sortBy: 'timeLimit', sortDesc: false },
  ...changes,
});

before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  for (const deadline of ['2026-05-04', '2026-05-02', '2026-05-03', '2026-05-01'])
    await createComplaint(db, scene.worker, { deadline, name: `Frist ${deadline}` });
  await createComplaint(db, scene.worker, { is_enquiry: true, name: 'Spørsmål om farge' });
  await createComplaint(db, scene.stranger, { name: 'En annens' });
  await createAction(db, scene.colleague);
});

const glance = async (who: Scene['main']) => {
  const answer = await scene.call(who, 'POST', '/cases/glance', body());
  assert.equal(answer.statusCode, 200, answer.body);
  const { complaints, enquiries, actions } = answer.json<RouteAnswer<typeof glanceAtCases>>();
  return {
    complaints: [complaints.totalItemCount, ...complaints.items.map(({ lineName }) => lineName)],
    enquiries: [enquiries.totalItemCount, ...enquiries.items.map(({ lineName }) => lineName)],
    actions: actions.totalItemCount,
  };
};

test('who is turned away', async () => {
  assert.equal((await scene.call(undefined, 'POST', '/cases/glance', body())).statusCode, 401);
});

test('the first three of each list and how many there are, each within the scope of its list', async () => {
  const soonest = ['Frist 2026-05-01', 'Frist 2026-05-02', 'Frist 2026-05-03'];
  assert.deepEqual(await glance(scene.worker), {
    complaints: [4, ...soonest],
    enquiries: [1, 'Spørsmål om farge'],
    actions: 0,
  });
  assert.deepEqual(await glance(scene.stranger), {
    complaints: [1, 'En annens'],
    enquiries: [0],
    actions: 0,
  });
  assert.equal((await glance(scene.main)).actions, 1);
  assert.equal((await glance(scene.staff)).complaints[0], 5);
});

test('what one of the lists refuses is refused', async () => {
  const wrong = body({ actions: { headers: [{ value: 'secret', type: 'string', filterValues: ['x'] }] } });
  assert.equal((await scene.call(scene.worker, 'POST', '/cases/glance', wrong)).statusCode, 400);
});
