import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { DocumentFolder } from '@byggtun/shared/contract/document';

import { createProject } from '../../../testing/builders/cases';
import { createDocument, createFolder } from '../../../testing/builders/documents';
import { createPlace, joinProject } from '../../../testing/builders/places';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene } from '../../../testing/builders/scene';

const nobodys = '00000000-0000-4000-8000-000000000000';

/** A project that the contractor takes part in, with a folder in a folder in the root of its document hotel. */
const build = async () => {
  const scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
  const { app, worker } = scene;
  const { db } = app.database;
  const project_id = await createProject(db, { name: 'Tunet' });
  await joinProject(db, project_id, worker.companyId);
  const root = await createFolder(app, { project_id, name: 'Rot' });
  const above = await createFolder(app, { project_id, parent_id: root.id, name: 'Åpent', can_upload: true });
  const below = await createFolder(app, { project_id, parent_id: above.id, name: 'Innerst' });
  const read = async (who: typeof worker, path: string) => {
    const answer = await scene.call(who, 'GET', path);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<DocumentFolder>();
  };
  return { ...scene, project_id, root, above, below, read };
};

test('a folder is found by nobody who may not see its project, and by no guess', async () => {
  const { call, worker, stranger, project_id, above, app } = await build();
  const other = await createProject(app.database.db);
  await joinProject(app.database.db, other, worker.companyId);
  const ways: [typeof worker | undefined, string, number][] = [
    [undefined, `/documents/${project_id}`, 401],
    [stranger, `/documents/${project_id}`, 404],
    [stranger, `/documents/${project_id}/${above.uuid}`, 404],
    [worker, `/documents/${other}/${above.uuid}`, 404],
    [worker, `/documents/${project_id}/${nobodys}`, 404],
    [worker, `/documents/uuid/${other}/${above.uuid}`, 404],
    [worker, `/blob/download/${nobodys}`, 404],
  ];
  for (const [who, path, status] of ways)
    assert.equal((await call(who, 'GET', path)).statusCode, status, path);
});

test('folders come first, each by name, and one reads where one is', async () => {
  const { app, worker, project_id, root, above, below, read } = await build();
  await createFolder(app, { project_id, parent_id: root.id, name: 'Zink' });
  await createDocument(app, { folder: root, author: worker, fileName: 'Brev.pdf' });
  const first = await read(worker, `/documents/${project_id}`);
  assert.deepEqual(
    first.documents.map(({ name, list }) => [name, list]),
    [
      ['Zink', true],
      ['Åpent', true],
      ['Brev', false],
    ],
  );
  assert.deepEqual(first.breadCrumbs, [{ id: root.uuid, title: 'Dokumenthotell', last: true }]);
  const inner = await read(worker, `/documents/${project_id}/${below.uuid}`);
  assert.deepEqual(inner.breadCrumbs, [
    { id: root.uuid, title: 'Dokumenthotell', last: false },
    { id: above.uuid, title: 'Åpent', last: false },
    { id: below.uuid, title: 'Innerst', last: true },
  ]);
  assert.deepEqual([inner.title, inner.project.name, inner.documents], ['Innerst', 'Tunet', []]);
});

test('each use has a root of its own, and a house has its own drawings', async () => {
  const { app, worker, call, project_id, read } = await build();
  const { houseId: house_id } = await createPlace(app.database.db, project_id, '2');
  const { houseId: elsewhere } = await createPlace(app.database.db, await createProject(app.database.db));
  const hms = await createFolder(app, { project_id, kind: 'hms' });
  const drawings = await createFolder(app, { project_id, house_id, kind: 'blueprints' });
  await createDocument(app, { folder: drawings, author: worker, fileName: 'Fasade.pdf' });
  assert.equal((await read(worker, `/documents/hms/${project_id}`)).uuid, hms.uuid);
  const project = await read(worker, `/documents/blueprints/${project_id}`);
  assert.deepEqual([project.title, project.uuid, project.documents], ['Tegninger', null, []]);
  const house = await read(worker, `/documents/blueprints/${project_id}/${house_id}`);
  assert.deepEqual([house.title, house.documents[0]?.fileName], ['Tegninger - Bygg 2', 'Fasade.pdf']);
  assert.equal(
    (await call(worker, 'GET', `/documents/blueprints/${project_id}/${elsewhere}`)).statusCode,
    404,
  );
  assert.equal((await call(worker, 'GET', `/documents/${project_id}/${hms.uuid}`)).statusCode, 404);
});

test('who may upload is said by the folder, and never to developer staff', async () => {
  const { staff, worker, project_id, above, below, read } = await build();
  const mayUpload = async (who: typeof worker, uuid: string) =>
    (await read(who, `/documents/${project_id}/${uuid}`)).canUpload;
  assert.equal(await mayUpload(worker, above.uuid), true);
  assert.equal(await mayUpload(worker, below.uuid), false);
  assert.equal(await mayUpload(staff, above.uuid), false);
});

test('what is for developer staff is not there for others, not even by search or merging', async () => {
  const { app, staff, worker, call, project_id, root, read } = await build();
  const folder = await createFolder(app, {
    project_id,
    parent_id: root.id,
    name: 'Kalkyle',
    staff_only: true,
  });
  const secret = await createDocument(app, { folder, author: staff, fileName: 'Kalkyle.pdf' });
  const names = async (who: typeof worker) =>
    (await read(who, `/documents/${project_id}`)).documents.map(({ name }) => name);
  assert.deepEqual([await names(staff), await names(worker)], [['Kalkyle', 'Åpent'], ['Åpent']]);
  const found = async (who: typeof worker) => {
    const answer = await call(who, 'GET', `/documents/search/${project_id}?text=kalk`);
    return answer.json<{ documents: { folderPath: string }[] }>().documents.map((one) => one.folderPath);
  };
  assert.deepEqual([await found(staff), await found(worker)], [['Dokumenthotell / Kalkyle'], []]);
  const body = { documents: [{ uuid: secret.uuid }] };
  assert.equal((await call(worker, 'POST', '/documents/mergepdfs?fileName=A', body)).statusCode, 404);
});

test('a search finds a part of a name in any case and nothing by its signs, newest first', async () => {
  const { app, worker, call, project_id, root, below } = await build();
  const { db } = app.database;
  for (const [fileName, day, folder] of [
    ['Møte 1.pdf', '2026-01-01', root],
    ['MØTE 100% ferdig.docx', '2026-03-01', below],
    ['Annet.pdf', '2026-02-01', root],
  ] as const) {
    const { id } = await createDocument(app, { folder, author: worker, fileName });
    await db
      .updateTable('document')
      .set({ changed_at: new Date(day) })
      .where('id', '=', id)
      .execute();
  }
  const search = async (text: string) => {
    const path = `/documents/search/${project_id}?text=${encodeURIComponent(text)}`;
    const { documents, more } = (await call(worker, 'GET', path)).json<{
      documents: { fileName: string; folderPath: string }[];
      more: boolean;
    }>();
    assert.equal(more, false);
    return documents.map(({ fileName, folderPath }) => [fileName, folderPath]);
  };
  assert.deepEqual(await search(' møte '), [
    ['MØTE 100% ferdig.docx', 'Dokumenthotell / Åpent / Innerst'],
    ['Møte 1.pdf', 'Dokumenthotell'],
  ]);
  assert.deepEqual(await search('1.'), [['Møte 1.pdf', 'Dokumenthotell']]);
  assert.equal((await search('ØT')).length, 2);
  assert.deepEqual(await search('xq'), []);
  assert.deepEqual(await search('%'), [['MØTE 100% ferdig.docx', 'Dokumenthotell / Åpent / Innerst']]);
  assert.deepEqual(await search('_'), []);
});
