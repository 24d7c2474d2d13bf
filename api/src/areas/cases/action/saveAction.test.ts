import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Action } from '@byggtun/shared/contract/action';

import { actionCalls, refusalOf } from '../../../testing/actionCalls';
import { createAction, createReport } from '../../../testing/builders/actions';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
let calls: ReturnType<typeof actionCalls>;
before(async () => {
  scene = await buildScene();
  calls = actionCalls(scene);
});

test('what it takes to treat an action of high severity: an attachment and a comment, in the three prescribed texts', async () => {
  const { db } = scene.app.database;
  const id = await createAction(db, scene.worker, { severity: 1 });
  const texts = async () => refusalOf(calls.save(scene.worker, id));
  assert.deepEqual(await texts(), [
    400,
    'Må legge til vedlegg og kommentar for å kunne sette tiltak som behandlet!',
  ]);
  await calls.comment(scene.worker, id);
  assert.deepEqual(await texts(), [400, 'Må legge til vedlegg for å kunne sette tiltak som behandlet!']);

  const attached = await createAction(db, scene.worker, { severity: 1 });
  assert.equal(
    (await calls.save(scene.worker, attached, await calls.withFile(scene.worker))).statusCode,
    200,
  );
  assert.deepEqual(await refusalOf(calls.save(scene.worker, attached)), [
    400,
    'Må legge til kommentar for å kunne sette tiltak som behandlet!',
  ]);
  await calls.comment(scene.worker, attached);
  assert.equal((await calls.save(scene.worker, attached)).json<Action>().actionStatus, 3);

  await calls.comment(scene.worker, id, await calls.withFile(scene.worker));
  assert.deepEqual((await calls.shown(scene.worker, id)).action.evidence, { attachments: 1, comments: 2 });
  assert.equal((await calls.save(scene.worker, id)).statusCode, 200);
});

test('actions of other severities take a comment', async () => {
  for (const severity of [2, 3, null] as const) {
    const id = await createAction(scene.app.database.db, scene.worker, { severity });
    assert.deepEqual(await refusalOf(calls.save(scene.worker, id)), [
      400,
      'Må legge til kommentar for å kunne sette tiltak som behandlet!',
    ]);
    await calls.comment(scene.worker, id);
    assert.equal((await calls.save(scene.worker, id)).statusCode, 200);
  }
});

test('an internal comment is no evidence for who does not see it, and they learn nothing of it', async () => {
  const id = await createAction(scene.app.database.db, scene.worker, { severity: 2 });
  await calls.comment(scene.staff, id, { applicationRecipientType: 2 });
  assert.deepEqual((await calls.shown(scene.worker, id)).action.evidence, { attachments: 0, comments: 0 });
  assert.equal((await calls.save(scene.worker, id)).statusCode, 400);
});

test('a treated action has status 3 and its date; a second time it is refused', async () => {
  const id = await calls.treatable();
  const treated = (await calls.save(scene.worker, id)).json<Action>();
  assert.deepEqual([treated.actionStatus, treated.statusText, treated.version], [3, 'Behandlet', 2]);
  assert.ok(Math.abs(Date.parse(treated.completedDate ?? '') - Date.now()) < 60_000);
  assert.deepEqual([treated.may.treat, treated.may.changeResponsible], [false, true]);
  assert.match(String((await refusalOf(calls.save(scene.worker, id)))[1]), /endret siden du åpnet det/);
  assert.deepEqual(await refusalOf(calls.save(scene.worker, id, { actionStatus: 3, version: 2 })), [
    400,
    'Tiltaket er allerede behandlet.',
  ]);
  for (const actionStatus of [1, 2])
    assert.equal((await calls.save(scene.worker, id, { actionStatus, version: 2 })).statusCode, 400);
});

test('of two who treat it at once one does; the other is told that it has changed', async () => {
  const id = await calls.treatable();
  const answers = await Promise.all([calls.save(scene.worker, id), calls.save(scene.worker, id)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
  const { db } = scene.app.database;
  const lines = await db
    .selectFrom('journal')
    .where('owner_kind', '=', 'action')
    .where('owner_id', '=', id)
    .select('id')
    .execute();
  assert.equal(lines.length, 1);
});

test('who is not responsible is told so even with an old version, and nothing of a refused save stays', async () => {
  const id = await calls.treatable({ version: 5 });
  assert.equal((await calls.save(scene.colleague, id)).statusCode, 403);
  assert.equal((await calls.save(scene.worker, id)).statusCode, 400);
  const unseen = await calls.withFile(scene.worker, { actionStatus: 3, version: 4 });
  assert.equal((await calls.save(scene.worker, id, unseen)).statusCode, 400);
  const { action } = await calls.shown(scene.worker, id);
  assert.deepEqual([action.actionStatus, action.version, action.attachments], [1, 5, []]);
});

test('of who treats it with a file what was shown counts too, whatever has become of it meanwhile', async () => {
  const id = await calls.treatable();
  assert.equal((await calls.save(scene.worker, id)).statusCode, 200);
  const treat = async (who: Scene['worker'], version: number) =>
    refusalOf(calls.save(who, id, await calls.withFile(who, { actionStatus: 3, version })));
  assert.match(String(await treat(scene.worker, 1)), /^400,.*endret siden du åpnet det/);
  assert.equal((await treat(scene.colleague, 1))[0], 403);
  assert.deepEqual((await calls.shown(scene.worker, id)).action.attachments, []);
  assert.equal((await treat(scene.colleague, 2))[0], 200);
});

test('the deviation behind it is closed when all its actions are treated', async () => {
  const { db } = scene.app.database;
  const { aberrationId, actionId } = await createReport(db, scene.worker, { severity: 3 });
  const other = await createAction(db, scene.worker, { severity: 3, aberration_id: aberrationId });
  const status = async () =>
    (
      await db
        .selectFrom('aberration')
        .select('status')
        .where('id', '=', aberrationId)
        .executeTakeFirstOrThrow()
    ).status;
  for (const id of [actionId, other]) await calls.comment(scene.worker, id);
  await calls.save(scene.worker, actionId);
  assert.equal(await status(), 1);
  await calls.save(scene.worker, other);
  assert.equal(await status(), 3);
});

test('two actions of one deviation that are treated at once close it', async () => {
  const { db } = scene.app.database;
  const { aberrationId, actionId } = await createReport(db, scene.worker, { severity: 3 });
  const other = await createAction(db, scene.worker, { severity: 3, aberration_id: aberrationId });
  for (const id of [actionId, other]) await calls.comment(scene.worker, id);
  await Promise.all([calls.save(scene.worker, actionId), calls.save(scene.worker, other)]);
  const found = await db
    .selectFrom('aberration')
    .select('status')
    .where('id', '=', aberrationId)
    .executeTakeFirst();
  assert.equal(found?.status, 3);
});
