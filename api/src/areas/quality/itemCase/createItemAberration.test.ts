import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

import { createChecklist } from '../../../testing/builders/checklists';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { createSelfCheckType } from '../../../testing/builders/selfChecks';
import { uploadWhole } from '../../../testing/builders/uploads';
import { testFiles } from '../../../testing/testFiles';

let scene: Scene;
let other: TestContact;
before(async () => {
  scene = await buildScene();
  other = await createContact(scene.app.database.db, scene.staff.companyId);
  await createSelfCheckType(scene.app.database.db);
});

const words = { title: 'Bom under flis', description: 'Tre fliser ved sluket.' };
const make = (discrepancyType: 0 | 1 | 2 = 0) =>
  createChecklist(scene.app.database.db, scene.staff, [0, 5], {}, discrepancyType);
const report = (
  who: TestContact | undefined,
  id: number | undefined,
  more: object = {},
  fields: object = {},
) =>
  scene.call(who, 'POST', '/checklists/aberration', {
    requestId: randomUUID(),
    checklistItem: { id },
    aberration: { ...words, ...fields },
    ...more,
  });
const messageOf = (answer: Awaited<ReturnType<typeof report>>) => [
  answer.statusCode,
  answer.json<{ message: string }>().message,
];
const itemOf = (answer: Awaited<ReturnType<typeof report>>) => {
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ checklistItem: ChecklistItem }>().checklistItem;
};
const counts = async () => {
  const { db } = scene.app.database;
  const all = await db.selectFrom('aberration').select('id').execute();
  const files = await db.selectFrom('attachment').select('buffer_guid').execute();
  return [all.length, files.length];
};

test('who is turned away: nobody, contractors, staff that it is not assigned to, and everybody once it is completed', async () => {
  const was = await counts();
  const { id, itemIds } = await make();
  assert.equal((await report(undefined, itemIds[0])).statusCode, 401);
  assert.equal((await report(scene.main, itemIds[0])).statusCode, 403);
  assert.deepEqual(messageOf(await report(other, itemIds[0])), [
    403,
    'Bare den ansvarlige kan endre sjekklisten.',
  ]);
  assert.equal((await report(scene.staff, 999_999)).statusCode, 404);
  await scene.call(scene.staff, 'POST', '/checklists/complete', { id });
  assert.equal((await report(scene.staff, itemIds[0])).statusCode, 400);
  assert.deepEqual(await counts(), was);
});

test('what is missing is said, and so is another kind of case', async () => {
  const { itemIds } = await make();
  const answer = await report(scene.staff, itemIds[0], {}, { title: ' ', description: '' });
  assert.equal(answer.statusCode, 400);
  assert.match(answer.body, /Navn må fylles ut!/);
  assert.match(answer.body, /Beskrivelse må fylles ut!/);
  const images = Array.from({ length: 51 }, () => ({ bufferGuid: randomUUID(), status: 1 }));
  const tooMany = await report(scene.staff, itemIds[0], {}, { attachments: images });
  assert.match(tooMany.body, /høyst 50 vedlegg/);
  const complaints = await make(1);
  assert.equal((await report(scene.staff, complaints.itemIds[0])).statusCode, 400);
});

test('it becomes a deviation of type 43 in the place of the checklist, the item says so, and the KA is written to', async () => {
  const { db } = scene.app.database;
  const { id, itemIds, projectId } = await make();
  await db.updateTable('project').set({ qa_id: other.id }).where('id', '=', projectId).execute();
  await db.deleteFrom('mail').execute();
  const item = itemOf(await report(scene.staff, itemIds[0]));
  const { aberrationId } = item;
  assert.deepEqual(
    [item.aberration?.title, item.aberration?.responsible, item.info, item.actionsInfo, item.version],
    ['Bom under flis', 'Kari Solberg', `Avvik ${aberrationId}`, '1 tiltak, 0 behandlet', 1],
  );
  const stored = await db
    .selectFrom('aberration')
    .where('id', '=', aberrationId ?? 0)
    .select(['aberration_type_id', 'category', 'project_id', 'responsible_id'])
    .executeTakeFirstOrThrow();
  assert.deepEqual(stored, {
    aberration_type_id: 43,
    category: 1,
    project_id: projectId,
    responsible_id: scene.staff.id,
  });
  const mails = await db.selectFrom('mail').select(['to_address', 'subject']).execute();
  assert.deepEqual(mails, [
    {
      to_address: other.email,
      subject: `Ny sak, avvik ${aberrationId}, fra sjekkliste ${id}: Bom under flis`,
    },
  ]);
  await db.deleteFrom('mail').execute();
  itemOf(await report(scene.staff, itemIds[1], { skipQaManagerNotification: true }));
  assert.deepEqual(await db.selectFrom('mail').select('subject').execute(), []);
  const found = (await scene.call(scene.staff, 'GET', `/checklists/${id}`)).json<{
    itemActions: object[];
    pathBt: string;
  }>();
  assert.deepEqual(found.itemActions[0], { checklistItemId: itemIds[0], aberrationId, totalActions: 1 });
  assert.equal(found.pathBt, `/checklist/${id}`);
});

test('images of the item are copied; the same form again makes nothing twice, another is refused', async () => {
  const { id, itemIds } = await make();
  const bytes = await testFiles.png();
  const { attachment } = await uploadWhole(scene, scene.staff, { fileName: 'sluk.png', bytes });
  const [itemId] = [itemIds[1] ?? 0];
  await scene.call(scene.staff, 'POST', '/checklists/save', {
    id,
    items: [{ id: itemId, version: 1, attachments: [{ bufferGuid: attachment.bufferGuid, status: 2 }] }],
  });
  const requestId = randomUUID();
  const carried = { attachments: [{ bufferGuid: attachment.bufferGuid, status: 1 }] };
  const first = itemOf(await report(scene.staff, itemId, { requestId }, carried));
  const was = await counts();
  const again = itemOf(await report(scene.staff, itemId, { requestId }, carried));
  assert.deepEqual(again, first);
  assert.deepEqual(messageOf(await report(scene.staff, itemId, {}, carried)), [
    400,
    'Det er allerede opprettet en sak fra dette punktet.',
  ]);
  assert.deepEqual(await counts(), was);
  const [copy] = first.aberration?.attachments ?? [];
  assert.equal(copy?.fileName, attachment.fileName);
  assert.notEqual(copy.bufferGuid, attachment.bufferGuid);
  const picture = await scene.call(scene.staff, 'GET', `/attachments/${copy.bufferGuid}/thumbnail`);
  assert.equal(picture.statusCode, 200);
  assert.equal(first.attachments.length, 1);
});
