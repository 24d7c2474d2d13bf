import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { DocumentRow, DocumentVersion } from '@byggtun/shared/contract/document';
import type { UploadStatus } from '@byggtun/shared/contract/documentUpload';

import { createProject } from '../../../testing/builders/cases';
import { createDocument, createFolder } from '../../../testing/builders/documents';
import type { TestContact } from '../../../testing/builders/people';
import { joinProject } from '../../../testing/builders/places';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene } from '../../../testing/builders/scene';
import { type TestFile, uploadWhole } from '../../../testing/builders/uploads';
import { testFiles } from '../../../testing/testFiles';
import { bearer } from '../../../testing/tokenFor';

/** A folder that takes files and versions, and one that takes none, in a project of the contractor's. */
const build = async () => {
  const scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  const { app, worker, call } = scene;
  const project_id = await createProject(app.database.db);
  await joinProject(app.database.db, project_id, worker.companyId);
  const root = await createFolder(app, { project_id, name: 'Rot' });
  const open = await createFolder(app, {
    project_id,
    parent_id: root.id,
    name: 'Åpen',
    can_upload: true,
    can_upload_version: true,
  });
  const closed = await createFolder(app, { project_id, parent_id: root.id, name: 'Lukket' });
  const send = async (fileName = 'Plan.pdf', bytes = testFiles.pdf(), who = worker) =>
    (await uploadWhole(scene, who, { fileName, bytes }, { isDocument: true })).attachment.bufferGuid;
  const add = (who: TestContact | undefined, guids: readonly string[], folder = open) =>
    call(who, 'POST', `/documents/${project_id}/${folder.uuid}`, {
      files: guids.map((bufferGuid) => ({ bufferGuid })),
    });
  const version = (who: TestContact | undefined, uuid: string, bufferGuid: string, changeSummary: string) =>
    call(who, 'PUT', `/documents/${uuid}/newversion`, { changeSummary, file: { bufferGuid } });
  return { ...scene, project_id, open, closed, send, add, version };
};

const statusesOf = (answer: { json: <T>() => T }) =>
  answer.json<{ statusList: UploadStatus[] }>().statusList.map(({ fileName, status }) => [fileName, status]);

test('nobody puts files into what they may not see or what takes none, and developer staff never', async () => {
  const { app, call, staff, worker, stranger, open, closed, project_id, send, add, version } = await build();
  const guid = await send();
  assert.equal((await add(undefined, [guid])).statusCode, 401);
  assert.equal((await add(stranger, [guid])).statusCode, 404);
  assert.equal((await add(staff, [guid])).statusCode, 403);
  assert.equal((await add(worker, [guid], closed)).statusCode, 403);
  const there = await createDocument(app, { folder: open, author: staff });
  const shut = await createDocument(app, { folder: closed, author: staff });
  for (const [who, uuid, status] of [
    [undefined, there.uuid, 401],
    [stranger, there.uuid, 404],
    [staff, there.uuid, 403],
    [worker, shut.uuid, 403],
  ] as const)
    assert.equal((await version(who, uuid, guid, 'Endret')).statusCode, status);
  const url = `/api/documents/${project_id}/${open.uuid}`;
  const headers = { ...(await bearer(app, worker.email)), host: 'kiosk.localhost:4100' };
  const payload = { files: [{ bufferGuid: guid }] };
  assert.equal((await app.inject({ method: 'POST', url, headers, payload })).statusCode, 403);
  const folder = (await call(worker, 'GET', `/documents/${project_id}/${open.uuid}`)).json<{
    canUpload: boolean;
    documents: DocumentRow[];
  }>();
  assert.equal(folder.canUpload, true);
  assert.deepEqual(
    folder.documents.map((one) => [one.canUploadVersion, one.version]),
    [[true, 1]],
  );
});

test('files become documents, sent again they are the same, and one whose name is there is told and left alone', async () => {
  const { worker, send, add } = await build();
  const [plan, mail] = [await send(), await send('Befaring.msg', testFiles.msg())];
  const answer = await add(worker, [plan, mail]);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.deepEqual(statusesOf(answer), [
    ['Plan.pdf', 'saved'],
    ['Befaring.msg', 'saved'],
  ]);
  const { documents, error } = answer.json<{ documents: DocumentRow[]; error: boolean }>();
  assert.deepEqual(
    documents.map(({ fileName, applicationType, author }) => [fileName, applicationType, author]),
    [
      ['Befaring.msg', 'application/vnd.ms-outlook', 'Piotr Kowalski'],
      ['Plan.pdf', 'application/pdf', 'Piotr Kowalski'],
    ],
  );
  assert.equal(error, false);
  const again = await add(worker, [plan, mail]);
  assert.deepEqual(statusesOf(again), statusesOf(answer));
  const twin = await add(worker, [await send('PLAN.pdf')]);
  const [status] = twin.json<{ statusList: UploadStatus[] }>().statusList;
  assert.deepEqual(
    [status?.status, status?.document],
    ['exists', documents.find(({ fileName }) => fileName === 'Plan.pdf')?.uuid],
  );
  assert.equal(twin.json<{ documents: unknown[] }>().documents.length, 2);
});

test('a new version says what was changed, takes the next number, and is not made twice of one file', async () => {
  const { app, call, worker, open, send, version } = await build();
  const { uuid } = await createDocument(app, { folder: open, author: worker });
  const guid = await send('Revidert.docx', testFiles.docx());
  const wordless = await version(worker, uuid, guid, '  ');
  assert.equal(wordless.statusCode, 400);
  assert.match(wordless.body, /Endringsmelding må være fylt ut!/);
  for (let time = 0; time < 2; time++) {
    const row = (await version(worker, uuid, guid, 'Flyttet dør')).json<DocumentRow>();
    assert.deepEqual([row.version, row.fileName, row.versionComment], [2, 'Plan.docx', 'Flyttet dør']);
  }
  const versions = (await call(worker, 'GET', `/documents/versions/${uuid}`)).json<DocumentVersion[]>();
  assert.deepEqual(
    versions.map((one) => [one.version, one.versionComment]),
    [
      [2, 'Flyttet dør'],
      [1, ''],
    ],
  );
});

test('a version is downloaded under the name of the document, whatever the file was called', async () => {
  const { app, call, worker, open, send, version } = await build();
  const { uuid } = await createDocument(app, { folder: open, author: worker });
  const guids = [await send('scan_0042.pdf'), await send('scan_0043.docx', testFiles.docx())];
  for (const guid of guids) assert.equal((await version(worker, uuid, guid, 'Flyttet dør')).statusCode, 200);
  const versions = (await call(worker, 'GET', `/documents/versions/${uuid}`)).json<DocumentVersion[]>();
  assert.deepEqual(
    versions.map(({ fileName }) => fileName),
    ['Plan.docx', 'Plan.pdf', 'Plan.pdf'],
  );
  const file = await call(worker, 'GET', `/blob/download/${guids[0]}`);
  assert.match(String(file.headers['content-disposition']), /filename\*=UTF-8''Plan\.pdf$/);
});

test('what was changed can be corrected by sending it again, as long as the version is the latest', async () => {
  const { app, worker, open, send, version } = await build();
  const { uuid } = await createDocument(app, { folder: open, author: worker });
  const guid = await send();
  await version(worker, uuid, guid, 'Flyttet dør');
  const corrected = (await version(worker, uuid, guid, 'Flyttet vindu')).json<DocumentRow>();
  assert.deepEqual([corrected.version, corrected.versionComment], [2, 'Flyttet vindu']);
  await version(worker, uuid, await send(), 'Ny trapp');
  const late = await version(worker, uuid, guid, 'Flyttet dør');
  assert.equal(late.statusCode, 400);
  assert.match(late.body, /allerede lagret/);
  assert.equal((await version(worker, uuid, guid, 'Flyttet vindu')).statusCode, 200);
});

test('two files with one name that come together become one document, two versions two numbers', async () => {
  const { app, worker, open, send, add, version } = await build();
  const twins = [await send('Nytt.pdf'), await send('Nytt.pdf')];
  const statuses = await Promise.all(twins.map((guid) => add(worker, [guid])));
  assert.deepEqual(statuses.map((one) => statusesOf(one)[0]?.[1]).sort(), ['exists', 'saved']);
  const { uuid } = await createDocument(app, { folder: open, author: worker });
  const answers = await Promise.all(
    [await send(), await send()].map((guid) => version(worker, uuid, guid, 'Samtidig')),
  );
  assert.deepEqual(answers.map((one) => one.json<DocumentRow>().version).sort(), [2, 3]);
});

test('another’s file, and one that was not begun as a document, is refused', async () => {
  const scene = await build();
  const { worker, colleague, send, add } = scene;
  const theirs = await send('Plan.pdf', testFiles.pdf(), colleague);
  const file: TestFile = { fileName: 'Notat.pdf', bytes: testFiles.pdf() };
  const { attachment } = await uploadWhole(scene, worker, file);
  const answer = await add(worker, [theirs, attachment.bufferGuid]);
  assert.deepEqual(
    answer.json<{ statusList: UploadStatus[] }>().statusList.map(({ status }) => status),
    ['refused', 'refused'],
  );
});
