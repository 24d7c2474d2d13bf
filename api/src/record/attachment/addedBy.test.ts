import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { RegLine } from '@byggtun/shared/contract/complaint';

import { createAttachment } from '../../testing/builders/attachments';
import { createComplaint } from '../../testing/builders/cases';
import { owned } from '../../testing/builders/owned';
import type { TestContact } from '../../testing/builders/people';
import { buildScene, type Scene } from '../../testing/builders/scene';

let scene: Scene;
let complaintId: number;
const created_at = new Date('2026-03-01T12:00:00.000Z');
before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  complaintId = await createComplaint(db, scene.worker);
  const files = [
    { file_name: 'a.jpg', created_at },
    { file_name: 'b.jpg', created_by_id: null },
  ];
  for (const file of files)
    await createAttachment(db, scene.worker, { ...owned('complaint', complaintId), ...file });
});

const answerTo = (who: TestContact | undefined) => scene.call(who, 'GET', `/complaints/${complaintId}`);
const attachmentsTo = async (who: TestContact) =>
  (await answerTo(who)).json<{ regLine: RegLine }>().regLine.attachments;

test('who is turned away from a case learns of nobody who added files to it', async () => {
  assert.equal((await answerTo(undefined)).statusCode, 401);
  const { statusCode, body } = await answerTo(scene.stranger);
  assert.equal(statusCode, 404);
  assert.ok(!body.includes('Kowalski'));
});

test('who may see a case is told who added its files, and when; of those from the customer no name', async () => {
  for (const who of [scene.worker, scene.colleague, scene.main, scene.staff]) {
    const [own, customers] = await attachmentsTo(who);
    assert.equal(own?.addedBy, 'Piotr Kowalski');
    assert.equal(own.addedAt, created_at.toISOString());
    assert.equal(customers?.addedBy, null);
  }
});

test('who adds a file is told with it', async () => {
  const fresh = await createAttachment(scene.app.database.db, scene.worker);
  const saved = await scene.call(scene.worker, 'POST', '/complaints/update', {
    lineIndexLineId: complaintId,
    version: 1,
    attachments: [{ bufferGuid: fresh, status: 2 }],
  });
  assert.equal(saved.statusCode, 200);
  const found = (await attachmentsTo(scene.staff)).find(({ bufferGuid }) => bufferGuid === fresh);
  assert.equal(found?.addedBy, 'Piotr Kowalski');
});
