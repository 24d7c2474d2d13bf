import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Activity, Schedule, ScheduleJournalEntry } from '@byggtun/shared/contract/activity';

import { buildScene, type Scene } from '../../../testing/builders/scene';
import { createSelfCheck } from '../../../testing/builders/selfChecks';

type Who = Scene['main'] | undefined;
let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const make = (activities = 2) => createSelfCheck(scene.app.database.db, scene.worker, activities);
const update = (who: Who, body: object) => scene.call(who, 'POST', '/schedule/activitie/update', body);
const activities = async (who: Who, id: number) =>
  (await scene.call(who, 'GET', `/schedule/${id}/activities`)).json<Activity[]>();
const schedule = async (who: Who, id: number) =>
  (await scene.call(who, 'GET', `/schedule/${id}`)).json<Schedule>();
const textOf = async (answer: ReturnType<typeof update>) => {
  const given = await answer;
  return [given.statusCode, given.json<{ message: string }>().message];
};
/** Lets it seem to have been done so many seconds ago. */
const age = (id: number, seconds: number) =>
  scene.app.database.db
    .updateTable('activity')
    .set({ done_at: new Date(Date.now() - seconds * 1000) })
    .where('id', '=', id)
    .execute();

test('who may not see the self-check is told that there is none', async () => {
  const { activityIds } = await make();
  const [id] = activityIds;
  assert.equal((await update(undefined, { id, version: 1, complete: true })).statusCode, 401);
  assert.equal((await update(scene.stranger, { id, version: 1, complete: true })).statusCode, 404);
  assert.equal((await update(scene.staff, { id: 2147483647, version: 1, complete: true })).statusCode, 404);
});

test('a tick is the person’s, counts for the self-check, stands in its history and is told to whoever sees it', async () => {
  const { id, activityIds } = await make();
  const answer = await update(scene.colleague, { id: activityIds[0], version: 1, complete: true });
  const [first, second] = answer.json<{ activities: Activity[] }>().activities;
  assert.deepEqual([first?.complete, first?.completedBy, second?.complete], [true, 'Åse Strand', false]);
  const found = await schedule(scene.worker, id);
  assert.deepEqual(
    [found.activitiesCompletedCount, found.activitiesCount, found.may],
    [1, 2, { work: true, complete: false }],
  );
  const journal = await scene.call(scene.staff, 'GET', `/schedule/${id}/journal`);
  assert.deepEqual(
    journal.json<ScheduleJournalEntry[]>().map(({ by, activity, done }) => [by, activity, done]),
    [['Åse Strand', 'Aktivitet 1', true]],
  );
  const event = await scene.app.database.db
    .selectFrom('hub_event')
    .select(['audience', 'payload'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  assert.deepEqual(event, {
    audience: ['staff', `company:${scene.worker.companyId}`],
    payload: { event: 'OnCaseChanged', payload: { type: 'schedule', id } },
  });
});

test('two who tick at once are both right, and the first stays in the books', async () => {
  const { id, activityIds } = await make();
  const body = { id: activityIds[0], version: 1, complete: true };
  const answers = await Promise.all([update(scene.worker, body), update(scene.colleague, body)]);
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200],
  );
  const [first] = await activities(scene.worker, id);
  assert.equal(first?.version, 2);
  assert.equal((await schedule(scene.worker, id)).activitiesCompletedCount, 1);
});

test('a tick is taken back by who set it, within ten seconds and what the line takes', async () => {
  const { id, activityIds } = await make();
  const [one = 0] = activityIds;
  await update(scene.worker, { id: one, version: 1, complete: true });
  const back = { id: one, version: 2, complete: false };
  assert.deepEqual(await textOf(update(scene.colleague, back)), [
    403,
    'Bare den som fullførte aktiviteten kan angre.',
  ]);
  await age(one, 25);
  assert.deepEqual(await textOf(update(scene.worker, back)), [
    400,
    'Det er for sent å angre. Aktiviteten er fortsatt fullført.',
  ]);
  await age(one, 9);
  assert.equal((await update(scene.worker, { ...back, version: 1 })).statusCode, 400);
  assert.equal((await update(scene.worker, back)).statusCode, 200);
  const [first] = await activities(scene.worker, id);
  assert.deepEqual([first?.complete, first?.completedBy, first?.version], [false, null, 3]);
  assert.equal((await schedule(scene.worker, id)).activitiesCompletedCount, 0);
});

test('a comment keeps who wrote it, and overwrites nothing that its writer has not seen', async () => {
  const { id, activityIds } = await make();
  const [one] = activityIds;
  assert.equal(
    (await update(scene.worker, { id: one, version: 1, comment: ' Fall målt. ' })).statusCode,
    200,
  );
  const stale = await update(scene.staff, { id: one, version: 1, comment: 'Kontrollert.' });
  assert.equal(stale.statusCode, 400);
  assert.equal(stale.json<{ error: string }>().error, 'stale');
  const [first] = await activities(scene.staff, id);
  assert.deepEqual([first?.comment, first?.commentedBy], ['Fall målt.', 'Piotr Kowalski']);
  const long = await update(scene.worker, { id: one, version: 2, comment: 'x'.repeat(1001) });
  assert.deepEqual(long.json<{ errors: object }>().errors, {
    comment: ['Kommentaren kan ikke være lengre enn 1000 tegn!'],
  });
});

test('the instruction comes without anything that a browser would run', async () => {
  const { id } = await make(1);
  const [first] = await activities(scene.worker, id);
  assert.equal(first?.text, '<p>Mål <strong>fallet</strong>.</p>');
});
