import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Action } from '@byggtun/shared/contract/action';
import type { RegLine } from '@byggtun/shared/contract/complaint';

import { createAction } from '../../../testing/builders/actions';
import { createComplaint } from '../../../testing/builders/cases';
import type { TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
let complaintId: number;
let actionId: number;
before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  complaintId = await createComplaint(db, scene.worker);
  actionId = await createAction(db, scene.worker, { created_by_id: scene.stranger.id });
  await db
    .updateTable('person')
    .set({ photo_version: 'v1' })
    .where('id', '=', scene.worker.personId)
    .execute();
});

const get = (who: TestContact | undefined, path: string) => scene.call(who, 'GET', path);
const photoOfAction = async (who: TestContact) =>
  (await get(who, `/aberration/actions/details/${actionId}`)).json<{ action: Action }>().action
    .responsiblePhoto;

test("another company's photo is not told of to a contractor who has reported the case", async () => {
  assert.equal((await get(undefined, `/aberration/actions/details/${actionId}`)).statusCode, 401);
  assert.equal(await photoOfAction(scene.stranger), null);
});

test('colleagues and developer staff are told where the photo of the responsible is', async () => {
  const own = { email: scene.worker.email, photo: 'v1' };
  for (const who of [scene.worker, scene.colleague, scene.main, scene.staff]) {
    assert.deepEqual(await photoOfAction(who), own);
    const { regLine } = (await get(who, `/complaints/${complaintId}`)).json<{ regLine: RegLine }>();
    assert.deepEqual(regLine.responsiblePhoto, own);
  }
});

test('nobody is told of a photo that is not there', async () => {
  const id = await createComplaint(scene.app.database.db, scene.main);
  const { regLine } = (await get(scene.staff, `/complaints/${id}`)).json<{ regLine: RegLine }>();
  assert.equal(regLine.responsiblePhoto, null);
});
