import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Comment } from '@byggtun/shared/contract/comment';

import { createComplaint } from '../testing/builders/cases';
import { buildScene, type Scene } from '../testing/builders/scene';

let scene: Scene;
let id: number;
before(async () => {
  scene = await buildScene();
  id = await createComplaint(scene.app.database.db, scene.worker);
});

const save = (who: Scene['main'] | undefined, input: object) =>
  scene.call(who, 'POST', '/comments/save', { regLineId: id, newComment: 'Hei', ...input });
const list = (who: Scene['main'] | undefined) =>
  scene.call(who, 'POST', '/comment/comments', { id, commentType: 0 });

test('who is turned away from reading and writing comments', async () => {
  for (const act of [() => list(undefined), () => save(undefined, {})])
    assert.equal((await act()).statusCode, 401);
  for (const act of [() => list(scene.stranger), () => save(scene.stranger, {})])
    assert.equal((await act()).statusCode, 404);
  assert.equal((await list(scene.colleague)).statusCode, 200);
});

test('an empty comment and one of more than 280 visible characters are refused', async () => {
  const texts = async (newComment: string) =>
    (await save(scene.worker, { newComment })).json<{ errors: { newComment: string[] } }>().errors.newComment;
  assert.deepEqual(await texts('   '), ['Må legge til kommetar for å lagre!']);
  assert.match((await texts('x'.repeat(281))).join(), /280/);
  assert.equal((await save(scene.worker, { newComment: '👩‍👩‍👧'.repeat(280) })).statusCode, 200);
});

test('whom a comment is for, by who writes it', async () => {
  const table = [
    { who: scene.worker, input: {}, type: 3, visible: false },
    {
      who: scene.worker,
      input: { visibleToCustomer: true, applicationRecipientType: 2 },
      type: 3,
      visible: false,
    },
    { who: scene.staff, input: {}, type: 3, visible: false },
    { who: scene.staff, input: { visibleToCustomer: true }, type: 1, visible: true },
    { who: scene.staff, input: { applicationRecipientType: 2 }, type: 2, visible: false },
  ];
  for (const { who, input, type, visible } of table) {
    const saved = (await save(who, input)).json<Comment>();
    assert.deepEqual([saved.applicationRecipientType, saved.visibleToCustomer], [type, visible]);
  }
});

test('internal comments reach developer staff alone, in the list and through the hub', async () => {
  const saved = (
    await save(scene.staff, { newComment: 'Bare oss', applicationRecipientType: 2 })
  ).json<Comment>();
  const idsOf = async (who: Scene['main']) =>
    (await list(who)).json<Comment[]>().map((comment) => comment.id);
  assert.ok((await idsOf(scene.staff)).includes(saved.id));
  assert.ok(!(await idsOf(scene.main)).includes(saved.id));
  const { db } = scene.app.database;
  const event = await db.selectFrom('hub_event').select('audience').orderBy('id', 'desc').executeTakeFirst();
  assert.deepEqual(event?.audience, ['staff']);
});

test('a comment is text: signs of HTML are shown, not run', async () => {
  const saved = (
    await save(scene.worker, { newComment: '<img src=x onerror="a()"> & \n ny linje' })
  ).json<Comment>();
  assert.equal(saved.newComment, '&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; <br> ny linje');
  assert.equal(saved.text, '<img src=x onerror="a()"> & \n ny linje');
  assert.equal(saved.commentedByName, 'Piotr Kowalski');
});
