import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Comment } from '@byggtun/shared/contract/comment';

import { areas } from '../areas';
import { mergeMigrations } from '../core/database/mergeMigrations';
import { migrate } from '../core/database/migrate';
import { migrations } from '../migrations/index';
import { createProject } from '../testing/builders/cases';
import { buildScene, type Scene } from '../testing/builders/scene';
import { uploadWhole } from '../testing/builders/uploads';
import { noteArea } from '../testing/noun/noteArea';
import { testDatabase } from '../testing/testDatabase';
import { testFiles } from '../testing/testFiles';

let scene: Scene;
let id: number;

before(async () => {
  const database = await testDatabase();
  await migrate(database, mergeMigrations(migrations, noteArea.migrations ?? {}));
  scene = await buildScene({}, { database, areas: [...areas, noteArea] });
  const { worker } = scene;
  const note = await database.db
    .insertInto('note')
    .values({
      title: 'Målt fukt',
      project_id: await createProject(database.db),
      responsible_id: worker.id,
      company_id: worker.companyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ({ id } = note);
});

const comments = (who: Scene['main'] | undefined) =>
  scene.call(who, 'POST', '/comment/comments', { id, commentType: 'note' });
const say = (who: Scene['main'] | undefined, input: object = {}) =>
  scene.call(who, 'POST', '/comments/save', {
    record: { type: 'note', id },
    newComment: 'Tørt nå',
    ...input,
  });
const update = (who: Scene['main'] | undefined, body: object) => scene.call(who, 'PUT', `/notes/${id}`, body);
const uploaded = async (who: Scene['main']) =>
  (await uploadWhole(scene, who, { fileName: 'a.png', bytes: await testFiles.png() })).attachment;

test('who may not see a record of a kind that was declared in one file is turned away from all of it', async () => {
  for (const [who, status] of [
    [undefined, 401],
    [scene.stranger, 404],
  ] as const) {
    for (const answer of [comments(who), say(who), update(who, { status: 2 })])
      assert.equal((await answer).statusCode, status);
    assert.equal((await scene.call(who, 'GET', `/notes/${id}`)).statusCode, status);
  }
  const unknown = await scene.call(scene.staff, 'POST', '/comment/comments', { id, commentType: 'gone' });
  assert.equal(unknown.statusCode, 404);
});

test('it is commented, and the comment names it', async () => {
  const file = await uploaded(scene.worker);
  const saved = await say(scene.worker, { attachments: [file] });
  assert.equal(saved.statusCode, 200, saved.body);
  assert.equal((await say(scene.worker, { regLineId: 1 })).statusCode, 400);
  const list = (await comments(scene.colleague)).json<Comment[]>();
  assert.deepEqual(
    list.map(({ text, record, attachments = [] }) => [text, record, attachments.length]),
    [['Tørt nå', { type: 'note', id }, 1]],
  );
});

test('it has attachments, which open for who sees it', async () => {
  const file = await uploaded(scene.worker);
  assert.equal((await update(scene.worker, { attachments: [file] })).statusCode, 200);
  const note = (await scene.call(scene.main, 'GET', `/notes/${id}`)).json<{ attachments: object[] }>();
  assert.equal(note.attachments.length, 1);
  const open = async (who: Scene['main']) =>
    (await scene.call(who, 'GET', `/attachments/${file.bufferGuid}`)).statusCode;
  assert.deepEqual([await open(scene.colleague), await open(scene.stranger)], [200, 404]);
});

test('its changes are in its journal, on its badge, and on the hub', async () => {
  const badge = async () => (await scene.call(scene.worker, 'GET', '/user/badges')).json<{ notes: number }>();
  assert.equal((await badge()).notes, 1);
  assert.equal((await update(scene.staff, { status: 3 })).statusCode, 200);
  assert.equal((await badge()).notes, 0);
  const note = await scene.call(scene.worker, 'GET', `/notes/${id}`);
  const { journal } = note.json<{ journal: { by: string; field: string; from: number; to: number }[] }>();
  assert.deepEqual(
    journal.map(({ by, field, from, to }) => [by, field, from, to]),
    [['Kari Solberg', 'status', 1, 3]],
  );
  const event = await scene.app.database.db
    .selectFrom('hub_event')
    .select(['audience', 'payload'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  assert.deepEqual(event, {
    audience: ['staff', `company:${scene.worker.companyId}`],
    payload: { event: 'OnCaseChanged', payload: { type: 'note', id } },
  });
});
