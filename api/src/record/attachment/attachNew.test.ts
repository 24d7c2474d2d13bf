import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { type Attachment, attachmentCount, tooManyAttachments } from '@byggtun/shared/contract/attachment';
import type { RegLine } from '@byggtun/shared/contract/complaint';

import { createAttachment } from '../../testing/builders/attachments';
import { createComplaint } from '../../testing/builders/cases';
import { owned } from '../../testing/builders/owned';
import type { TestContact } from '../../testing/builders/people';
import { buildScene, type Scene } from '../../testing/builders/scene';

let scene: Scene;
let id: number;
before(async () => {
  scene = await buildScene();
  id = await createComplaint(scene.app.database.db, scene.worker);
});

const fileOf = (who: TestContact, values = {}) => createAttachment(scene.app.database.db, who, values);
const save = (who: TestContact | undefined, guids: string[], more: object = {}) =>
  scene.call(who, 'POST', '/complaints/update', {
    lineIndexLineId: id,
    version: 1,
    attachments: guids.map((bufferGuid) => ({ bufferGuid, status: 2 })),
    ...more,
  });
const attachedTo = async (complaintId: number) => {
  const answer = await scene.call(scene.staff, 'GET', `/complaints/${complaintId}`);
  return answer.json<{ regLine: RegLine }>().regLine;
};

test('who is turned away from adding attachments to a case', async () => {
  const { worker, colleague, main, staff, stranger } = scene;
  for (const { who, status } of [
    { who: undefined, status: 401 },
    { who: stranger, status: 404 },
    { who: worker, status: 200 },
    { who: colleague, status: 200 },
    { who: main, status: 200 },
    { who: staff, status: 200 },
  ])
    assert.equal((await save(who, [await fileOf(who ?? worker)])).statusCode, status);
});

test("what is another's, not whole, unknown or saved elsewhere is refused, and nothing is saved", async () => {
  const { worker, colleague } = scene;
  const own = await fileOf(worker);
  const elsewhere = await createComplaint(scene.app.database.db, worker);
  const before = (await attachedTo(id)).attachments.length;
  for (const guid of [
    await fileOf(colleague),
    await fileOf(worker, { completed_at: null }),
    await fileOf(worker, { is_document: true }),
    '0b3c8e0a-5c1e-4d35-9d5c-0d2a6f2f9a11',
    await fileOf(worker, owned('complaint', elsewhere)),
  ]) {
    const answer = await save(worker, [own, guid]);
    assert.equal(answer.statusCode, 400);
    assert.match(answer.json<{ message: string }>().message, /kan ikke lagres/);
  }
  assert.equal((await attachedTo(id)).attachments.length, before);
});

test('attachments alone change neither version nor journal, and an old version is none the worse', async () => {
  const { worker, colleague, staff } = scene;
  const own = await createComplaint(scene.app.database.db, worker, { version: 4 });
  const answer = await save(colleague, [await fileOf(colleague)], { lineIndexLineId: own });
  assert.equal(answer.json<RegLine>().version, 4);
  const journal = await scene.call(staff, 'GET', `/complaints/${own}/journal`);
  assert.deepEqual(journal.json(), []);
  const [attachment] = answer.json<RegLine>().attachments;
  const { bufferGuid, addedAt, ...rest } = attachment as Attachment;
  assert.ok(bufferGuid);
  assert.ok(addedAt);
  assert.deepEqual(rest, {
    fileName: 'bilde.jpg',
    contentType: 'image/jpeg',
    extension: 'jpg',
    size: 1000,
    status: 1,
    hasThumbnail: false,
    addedBy: 'Åse Strand',
  });
});

test('they go with a change of status in one transaction', async () => {
  const { worker, colleague } = scene;
  const own = await createComplaint(scene.app.database.db, worker);
  const change = {
    lineIndexLineId: own,
    lineStatus: 2,
    contactPersonId: worker.id,
    newComment: 'Utført',
  };
  const guid = await fileOf(worker);
  assert.equal((await save(worker, [await fileOf(colleague)], change)).statusCode, 400);
  assert.equal((await attachedTo(own)).lineStatus, 0);
  assert.equal((await save(colleague, [await fileOf(colleague)], change)).statusCode, 403);
  assert.equal((await save(worker, [guid], change)).statusCode, 200);
  const { lineStatus, attachments } = await attachedTo(own);
  assert.deepEqual([lineStatus, attachments.map(({ bufferGuid }) => bufferGuid)], [2, [guid]]);
});

test('a repeated save is no mistake, and those that are there already are left alone', async () => {
  const { worker, colleague } = scene;
  const own = await createComplaint(scene.app.database.db, worker);
  const guid = await fileOf(worker);
  const saved = (who: TestContact, status: number) =>
    save(who, [], { lineIndexLineId: own, attachments: [{ bufferGuid: guid, status }] });
  for (const [who, status, answer] of [
    [worker, 2, 200],
    [worker, 2, 200],
    [worker, 1, 200],
    [colleague, 1, 200],
    [colleague, 2, 400],
  ] as const)
    assert.equal((await saved(who, status)).statusCode, answer);
  assert.equal((await attachedTo(own)).attachments.length, 1);
});

test('so many go with one save, and those that are there already are not counted', async () => {
  const { worker } = scene;
  const own = await createComplaint(scene.app.database.db, worker);
  for (let count = 0; count < attachmentCount; count += 1) await fileOf(worker, owned('complaint', own));
  const shown = await attachedTo(own);
  const saveWhole = (guids: string[]) => {
    const added = guids.map((bufferGuid) => ({ bufferGuid, status: 2 }));
    return save(worker, [], { ...shown, attachments: [...shown.attachments, ...added] });
  };
  const refused = await saveWhole(Array.from({ length: attachmentCount + 1 }, () => randomUUID()));
  assert.equal(refused.statusCode, 400);
  assert.deepEqual(refused.json<{ errors: object }>().errors, { attachments: [tooManyAttachments] });
  assert.equal((await saveWhole([await fileOf(worker)])).statusCode, 200);
  assert.equal((await attachedTo(own)).attachments.length, attachmentCount + 1);
});
