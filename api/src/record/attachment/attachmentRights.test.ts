import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { createAction } from '../../testing/builders/actions';
import { createAberration, createComplaint } from '../../testing/builders/cases';
import { createComment } from '../../testing/builders/comments';
import { owned } from '../../testing/builders/owned';
import type { TestContact } from '../../testing/builders/people';
import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { putChunk, uploadWhole } from '../../testing/builders/uploads';
import { testFiles } from '../../testing/testFiles';
import type { AttachmentOwner } from './attachmentOwner';

type Actor = 'uploader' | 'colleague' | 'main' | 'staff' | 'stranger' | 'signedOut';

let scene: Scene;
let actors: Record<Actor, TestContact | undefined>;
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  const { worker, colleague, main, staff, stranger } = scene;
  actors = { uploader: worker, colleague, main, staff, stranger, signedOut: undefined };
});

/** An image of the worker's, attached to the owner. */
const attached = async (owner?: AttachmentOwner) => {
  const { attachment } = await uploadWhole(scene, scene.worker, {
    fileName: 'a.png',
    bytes: await testFiles.png(),
  });
  const { bufferGuid } = attachment;
  if (owner)
    await scene.app.database.db
      .updateTable('attachment')
      .set(owned(owner.kind, owner.id))
      .where('buffer_guid', '=', bufferGuid)
      .execute();
  return bufferGuid;
};

/** What each actor is answered when they open an attachment, its small picture and a ticket to it. */
const expectOpened = async (guid: string, expected: Record<Actor, number>) => {
  for (const [actor, status] of Object.entries(expected)) {
    const who = actors[actor as Actor];
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/thumbnail'],
      ['POST', '/ticket'],
    ] as const) {
      const answer = await scene.call(who, method, `/attachments/${guid}${path}`);
      assert.equal(answer.statusCode, status, `${actor} ${method} ${path}`);
    }
  }
};

const company = { uploader: 200, colleague: 200, main: 200, staff: 200, stranger: 404, signedOut: 401 };

test('an attachment of a complaint is opened by who may see the complaint', async () => {
  const id = await createComplaint(scene.app.database.db, scene.worker);
  await expectOpened(await attached({ kind: 'complaint', id }), company);
});

test('an attachment of an action is opened by who may see the action', async () => {
  const { worker, staff, stranger } = scene;
  const id = await createAction(scene.app.database.db, worker, { created_by_id: staff.id });
  await expectOpened(await attached({ kind: 'action', id }), company);
  const reported = await createAction(scene.app.database.db, worker, { created_by_id: stranger.id });
  await expectOpened(await attached({ kind: 'action', id: reported }), { ...company, stranger: 200 });
});

test('an attachment of a deviation is opened by who may see the deviation', async () => {
  const { worker, staff, stranger, colleague } = scene;
  const none = { uploader: 404, colleague: 404, main: 404, staff: 200, stranger: 404, signedOut: 401 };
  const id = await createAberration(scene.app.database.db, staff, { created_by_id: stranger.id });
  const guid = await attached({ kind: 'aberration', id });
  await expectOpened(guid, { ...none, stranger: 200 });
  const own = await createAberration(scene.app.database.db, staff, { created_by_id: colleague.id });
  await expectOpened(await attached({ kind: 'aberration', id: own }), { ...none, colleague: 200 });
  await createAction(scene.app.database.db, worker, { created_by_id: staff.id, aberration_id: id });
  await expectOpened(guid, { ...company, stranger: 200 });
});

test('an attachment of a comment is opened by who may see its case, of an internal one by developer staff alone', async () => {
  const { db } = scene.app.database;
  const { worker, staff } = scene;
  const cases = [
    owned('complaint', await createComplaint(db, worker)),
    owned('action', await createAction(scene.app.database.db, worker, { created_by_id: staff.id })),
  ];
  const internal = { uploader: 404, colleague: 404, main: 404, staff: 200, stranger: 404, signedOut: 401 };
  for (const of of cases) {
    for (const recipient_type of [1, 3] as const) {
      const id = await createComment(db, worker, { ...of, recipient_type });
      await expectOpened(await attached({ kind: 'comment', id }), company);
    }
    const id = await createComment(db, staff, { ...of, recipient_type: 2 });
    await expectOpened(await attached({ kind: 'comment', id }), internal);
  }
});

test('what is not saved is its uploader’s alone: to open, to go on with, to end and to take away', async () => {
  const others = { colleague: 404, main: 404, staff: 404, stranger: 404, signedOut: 401 };
  await expectOpened(await attached(), { uploader: 200, ...others });
  const begun = await scene.call(scene.worker, 'POST', '/attachments', { fileName: 'a.txt', size: 5 });
  const { bufferGuid } = begun.json<{ bufferGuid: string }>();
  for (const [actor, status] of Object.entries(others)) {
    const who = actors[actor as Actor];
    const answers = [
      await scene.call(who, 'GET', `/attachments/${bufferGuid}/upload`),
      await putChunk(scene, who, bufferGuid, 0, Buffer.from('innbr')),
      await scene.call(who, 'POST', `/attachments/${bufferGuid}/complete`),
      await scene.call(who, 'DELETE', `/attachments/${bufferGuid}`),
    ];
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      answers.map(() => status),
      actor,
    );
  }
  assert.equal((await putChunk(scene, scene.worker, bufferGuid, 0, Buffer.from('eget.'))).statusCode, 200);
  assert.equal(
    (await scene.call(scene.worker, 'POST', `/attachments/${bufferGuid}/complete`)).statusCode,
    200,
  );
  assert.equal((await scene.call(scene.worker, 'GET', `/attachments/${bufferGuid}`)).body, 'eget.');
});

test('who is signed out begins no upload', async () => {
  const answer = await scene.call(undefined, 'POST', '/attachments', { fileName: 'a.txt', size: 5 });
  assert.equal(answer.statusCode, 401);
});

test('what is saved is nobody’s to take away or to go on with', async () => {
  const id = await createComplaint(scene.app.database.db, scene.worker);
  const guid = await attached({ kind: 'complaint', id });
  for (const [actor, status] of Object.entries({
    ...company,
    uploader: 400,
    colleague: 400,
    main: 400,
    staff: 400,
  })) {
    const answer = await scene.call(actors[actor as Actor], 'DELETE', `/attachments/${guid}`);
    assert.equal(answer.statusCode, status, actor);
    if (status === 400)
      assert.equal(answer.json<{ message: string }>().message, 'Det er ikke mulig å slette enda!');
  }
  assert.equal((await putChunk(scene, scene.worker, guid, 0, Buffer.from('x'))).statusCode, 404);
  assert.equal((await scene.call(scene.worker, 'GET', `/attachments/${guid}`)).statusCode, 200);
});

test('a right that is lost is gone with the next call', async () => {
  const { db } = scene.app.database;
  const id = await createComplaint(db, scene.worker);
  const guid = await attached({ kind: 'complaint', id });
  const open = async () => (await scene.call(scene.colleague, 'GET', `/attachments/${guid}`)).statusCode;
  assert.equal(await open(), 200);
  await db
    .updateTable('complaint')
    .set({ responsible_id: scene.stranger.id, company_id: scene.stranger.companyId })
    .where('id', '=', id)
    .execute();
  assert.equal(await open(), 404);
});
