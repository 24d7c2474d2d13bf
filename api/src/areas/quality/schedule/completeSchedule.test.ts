import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Schedule, ScheduleJournalEntry } from '@byggtun/shared/contract/activity';

import { createContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { createSelfCheck } from '../../../testing/builders/selfChecks';

type Who = Scene['main'] | undefined;
let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const make = (activities: number) => createSelfCheck(scene.app.database.db, scene.worker, activities);
const complete = (who: Who, id: number) => scene.call(who, 'POST', `/schedule/complete/${id}`);
const tick = (id: number | undefined) =>
  scene.call(scene.worker, 'POST', '/schedule/activitie/update', { id, version: 1, complete: true });
const found = async (id: number) =>
  (await scene.call(scene.worker, 'GET', `/schedule/${id}`)).json<Schedule>();

test('who may not see it completes nothing', async () => {
  const { id } = await make(0);
  assert.equal((await complete(undefined, id)).statusCode, 401);
  assert.equal((await complete(scene.stranger, id)).statusCode, 404);
  assert.equal((await found(id)).completedDate, null);
});

test('without activities it is completed at once; with some, once all are done', async () => {
  const { id: empty } = await make(0);
  assert.equal((await complete(scene.colleague, empty)).statusCode, 200);
  assert.equal((await found(empty)).completedBy, 'Åse Strand');
  const { id, activityIds } = await make(2);
  await tick(activityIds[0]);
  const early = await complete(scene.worker, id);
  assert.deepEqual(
    [early.statusCode, early.json<{ message: string }>().message],
    [400, 'Alle aktiviteter må være fullført før egenkontrollen kan ferdigstilles.'],
  );
  await tick(activityIds[1]);
  assert.equal((await found(id)).may.complete, true);
  assert.equal((await complete(scene.worker, id)).statusCode, 200);
  assert.deepEqual((await found(id)).may, { work: false, complete: false });
});

test('what is completed stays as it is: who completed it, and what was done', async () => {
  const { id, activityIds } = await make(1);
  await tick(activityIds[0]);
  await complete(scene.worker, id);
  const before = await found(id);
  assert.equal((await complete(scene.staff, id)).statusCode, 200);
  assert.deepEqual(await found(id), before);
  const late = await scene.call(scene.worker, 'POST', '/schedule/activitie/update', {
    id: activityIds[0],
    version: 2,
    comment: 'Etterpå.',
  });
  assert.deepEqual(
    [late.statusCode, late.json<{ message: string }>().message],
    [400, 'Egenkontrollen er ferdigmeldt og kan ikke endres.'],
  );
  const journal = await scene.call(scene.worker, 'GET', `/schedule/${id}/journal`);
  assert.deepEqual(
    journal.json<ScheduleJournalEntry[]>().map(({ activity }) => activity),
    [null, 'Aktivitet 1'],
  );
});

test('the badge counts what is the caller’s own and not completed', async () => {
  const badge = async (who: Who) =>
    (await scene.call(who, 'GET', '/user/badges')).json<{ checkups: number }>().checkups;
  const { colleague, main } = scene;
  const { id } = await createSelfCheck(scene.app.database.db, colleague, 0);
  assert.deepEqual([await badge(colleague), await badge(main)], [1, 0]);
  await complete(colleague, id);
  assert.equal(await badge(colleague), 0);
});

test('the history tells who became responsible when somebody was deactivated', async () => {
  const { app, main, call } = scene;
  const { db } = app.database;
  const leaver = await createContact(db, main.companyId, { firstName: 'Ola', lastName: 'Dahl' });
  const { id } = await createSelfCheck(db, leaver, 0);
  const path = `/contact/${main.companyId}/deactivate/contactPerson/${leaver.id}`;
  assert.equal((await call(main, 'PUT', path)).statusCode, 200);
  const journal = await call(main, 'GET', `/schedule/${id}/journal`);
  assert.deepEqual(
    journal
      .json<ScheduleJournalEntry[]>()
      .map(({ by, activity, done, responsible }) => ({ by, activity, done, responsible })),
    [
      {
        ...{ by: 'Marte Haugen', activity: null, done: false },
        responsible: { from: 'Ola Dahl', to: 'Marte Haugen' },
      },
    ],
  );
});
