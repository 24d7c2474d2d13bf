import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import type { Activity } from '@byggtun/shared/contract/activity';

import { createAttachment } from '../../../testing/builders/attachments';
import { joinProject } from '../../../testing/builders/places';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { createSelfCheck, createSelfCheckType } from '../../../testing/builders/selfChecks';

type Who = Scene['main'] | undefined;
let scene: Scene;
before(async () => {
  scene = await buildScene();
  await createSelfCheckType(scene.app.database.db);
});

const make = async () => {
  const made = await createSelfCheck(scene.app.database.db, scene.worker);
  await joinProject(scene.app.database.db, made.projectId, scene.worker.companyId);
  return made;
};
const words = { title: 'Bom under flis', description: 'Tre fliser ved sluket.' };
const report = (who: Who, activityId: number | undefined, more: object = {}) =>
  scene.call(who, 'POST', '/schedule/activity/aberration', {
    activityId,
    requestId: randomUUID(),
    ...words,
    ...more,
  });
const firstOf = (answer: Awaited<ReturnType<typeof report>>): Activity | undefined =>
  answer.json<{ activities: Activity[] }>().activities.at(0);
const counts = async () => {
  const { db } = scene.app.database;
  const all = await db.selectFrom('aberration').select('id').execute();
  const actions = await db.selectFrom('action').select('id').execute();
  return [all.length, actions.length];
};

test('who may not see the self-check reports nothing', async () => {
  const before = await counts();
  const { activityIds } = await make();
  assert.equal((await report(undefined, activityIds[0])).statusCode, 401);
  assert.equal((await report(scene.stranger, activityIds[0])).statusCode, 404);
  assert.deepEqual(await counts(), before);
});

test('what is missing is said in its field', async () => {
  const { activityIds } = await make();
  const answer = await report(scene.worker, activityIds[0], { title: ' ', description: '' });
  assert.equal(answer.statusCode, 400);
  assert.deepEqual(answer.json<{ errors: object }>().errors, {
    title: ['Navn må fylles ut!'],
    description: ['Beskrivelse må fylles ut!'],
  });
});

test('it becomes a deviation of type 43 with its files, and an action of the responsible, who is written to', async () => {
  const { db } = scene.app.database;
  const { activityIds, projectId } = await make();
  const guid = await createAttachment(db, scene.colleague);
  await db.deleteFrom('mail').execute();
  const first = firstOf(
    await report(scene.colleague, activityIds[0], { attachments: [{ bufferGuid: guid, status: 2 }] }),
  );
  assert.deepEqual(
    [first?.aberration?.title, first?.aberration?.responsible, first?.aberration?.statusText],
    ['Bom under flis', 'Piotr Kowalski', 'Åpen'],
  );
  assert.equal(first?.aberration?.attachments[0]?.bufferGuid, guid);
  const stored = await db
    .selectFrom('aberration')
    .where('id', '=', first.aberration.aberrationId)
    .select(['aberration_type_id', 'category', 'project_id', 'created_by_id'])
    .executeTakeFirstOrThrow();
  assert.deepEqual(stored, {
    aberration_type_id: 43,
    category: 1,
    project_id: projectId,
    created_by_id: scene.colleague.id,
  });
  const action = await scene.call(
    scene.worker,
    'GET',
    `/aberration/actions/details/${first.aberration.actionId}`,
  );
  assert.equal(action.statusCode, 200);
  const mails = await db.selectFrom('mail').select('to_address').execute();
  assert.deepEqual(mails, [{ to_address: scene.worker.email }]);
});

test('there is one for each activity: the same form sent again makes no second, another is refused', async () => {
  const { activityIds } = await make();
  const requestId = randomUUID();
  const before = await counts();
  const one = firstOf(await report(scene.worker, activityIds[0], { requestId }));
  const again = firstOf(await report(scene.worker, activityIds[0], { requestId }));
  assert.deepEqual(again, one);
  const second = await report(scene.colleague, activityIds[0]);
  assert.deepEqual(
    [second.statusCode, second.json<{ message: string }>().message],
    [400, 'Avvik er allerede opprettet!'],
  );
  const repeat = await report(scene.worker, activityIds[0], { requestId: undefined });
  assert.equal(repeat.json<{ message: string }>().message, 'Avvik er allerede opprettet!');
  const [aberrations = 0, actions = 0] = before;
  assert.deepEqual(await counts(), [aberrations + 1, actions + 1]);
});

test('a comment that somebody is writing meanwhile can be saved, and a tick be taken back', async () => {
  const { activityIds } = await make();
  const [id] = activityIds;
  const update = (more: object) =>
    scene.call(scene.worker, 'POST', '/schedule/activitie/update', { id, version: 1, ...more });
  const ticked = firstOf(await update({ complete: true }));
  const reported = firstOf(await report(scene.colleague, id));
  assert.equal(reported?.version, ticked?.version);
  const commented = await update({ version: ticked?.version, comment: 'Fall målt.', complete: false });
  assert.equal(commented.statusCode, 200);
});

test('of two who report at once one is told that there is one', async () => {
  const { activityIds } = await make();
  const answers = await Promise.all([
    report(scene.worker, activityIds[0]),
    report(scene.staff, activityIds[0]),
  ]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
});
