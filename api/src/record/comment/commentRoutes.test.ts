import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Comment } from '@byggtun/shared/contract/comment';

import { createAction } from '../../testing/builders/actions';
import { createAberration, createComplaint } from '../../testing/builders/cases';
import { owned } from '../../testing/builders/owned';
import { createCustomer } from '../../testing/builders/places';
import { buildScene, type Scene } from '../../testing/builders/scene';

let scene: Scene;
let id: number;
before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  const customer = await createCustomer(db);
  id = await createComplaint(db, scene.worker, { customer_id: customer });
});

const save = (who: Scene['main'] | undefined, input: object) =>
  scene.call(who, 'POST', '/comments/save', { regLineId: id, newComment: 'Hei', ...input });
const list = (who: Scene['main'] | undefined) =>
  scene.call(who, 'POST', '/comment/comments', { id, commentType: 0 });

const kinds = [
  { commentType: 0, field: 'regLineId', create: createComplaint },
  { commentType: 1, field: 'aberrationId', create: createAberration },
  { commentType: 2, field: 'aberrationActionId', create: createAction },
] as const;

for (const { commentType, field, create } of kinds)
  test(`who is turned away from reading and writing comments of ${field}`, async () => {
    const { staff, main, worker, colleague, stranger, call } = scene;
    const caseId = await create(scene.app.database.db, worker);
    const calls = (who: typeof staff | undefined, of: number) => [
      call(who, 'POST', '/comment/comments', { id: of, commentType }),
      call(who, 'POST', '/comments/save', { [field]: of, newComment: 'Hei' }),
    ];
    for (const [who, expected, of = caseId] of [
      [undefined, 401],
      [stranger, 404],
      [staff, 404, 2_000_000_000],
      [staff, 200],
      [main, 200],
      [worker, 200],
      [colleague, 200],
    ] as const)
      for (const answer of await Promise.all(calls(who, of))) assert.equal(answer.statusCode, expected);
    const comments = (await call(staff, 'POST', '/comment/comments', { id: caseId, commentType })).json<
      Comment[]
    >();
    assert.equal(comments.length, 4);
    assert.ok(comments.every((comment) => comment[field] === caseId));
  });

test('who has reported a deviation reads and writes comments on it and on its action, and hears of others', async () => {
  const { db } = scene.app.database;
  const aberrationId = await createAberration(db, scene.worker, { created_by_id: scene.stranger.id });
  const aberrationActionId = await createAction(db, scene.worker, { created_by_id: scene.stranger.id });
  for (const input of [{ aberrationId }, { aberrationActionId }]) {
    const own = await save(scene.stranger, { regLineId: undefined, ...input });
    assert.equal(own.statusCode, 200);
    const event = await db
      .selectFrom('hub_event')
      .select('audience')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    assert.deepEqual(event?.audience, [
      'staff',
      `company:${scene.worker.companyId}`,
      `person:${scene.stranger.id}`,
    ]);
  }
});

test('a comment belongs to one case', async () => {
  for (const ids of [{ regLineId: undefined }, { regLineId: id, aberrationActionId: id }])
    assert.equal((await save(scene.worker, ids)).statusCode, 400);
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

test('a comment can not be for a customer whom the case does not have', async () => {
  const { staff, worker, call, app } = scene;
  const forCustomer = { newComment: 'Vi kommer', visibleToCustomer: true };
  for (const { field, create } of kinds) {
    const caseId = await create(app.database.db, worker);
    const said = await call(staff, 'POST', '/comments/save', { [field]: caseId, ...forCustomer });
    assert.equal(said.statusCode, 400);
    assert.deepEqual(said.json<{ errors: unknown }>().errors, {
      applicationRecipientType: ['Saken har ingen kunde som kan lese kommentaren.'],
    });
    const withoutChoice = await call(worker, 'POST', '/comments/save', { [field]: caseId, ...forCustomer });
    assert.equal(withoutChoice.json<Comment>().applicationRecipientType, 3);
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

test('a comment says who wrote it and what became of it', async () => {
  const { db } = scene.app.database;
  const customer = await db
    .insertInto('customer')
    .values({ full_name: 'Jonas Berg', email: 'jonas@kunde.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await createComplaint(db, scene.worker, { customer_id: customer.id });
  const of = owned('complaint', id);
  const photo_version = 'v1';
  for (const { personId } of [scene.staff, scene.worker])
    await db.updateTable('person').set({ photo_version }).where('id', '=', personId).execute();
  await db
    .insertInto('comment')
    .values([
      { ...of, text: 'Når kommer dere?', recipient_type: 1 },
      {
        ...of,
        text: 'I morgen.',
        recipient_type: 1,
        created_by_id: scene.staff.id,
        read_by_customer: true,
      },
      { ...of, text: 'Passer det?', created_by_id: scene.worker.id },
    ])
    .execute();
  const read = async (who: Scene['main'], more: object = {}) =>
    (await scene.call(who, 'POST', '/comment/comments', { id, commentType: 0, ...more })).json<Comment[]>();
  const told = (await read(scene.main)).map((comment) => [
    comment.commentedByName,
    comment.isCustomerComment,
    comment.commentedByEmailEkstern,
    comment.commentedByPhoto?.email ?? null,
    comment.commentStatus,
    comment.stringStatus,
    comment.readByCustomer,
  ]);
  assert.deepEqual(told, [
    ['Jonas Berg', true, 'jonas@kunde.example', null, 1, 'Lagret', false],
    ['Kari Solberg', false, null, scene.staff.email, 2, 'Lest av kunden', true],
    ['Piotr Kowalski', false, scene.worker.email, scene.worker.email, 1, 'Lagret', false],
  ]);
  for (const [status, count] of [
    [1, 2],
    [2, 1],
    [7, 0],
  ] as const)
    assert.equal((await read(scene.main, { status })).length, count);
});

test("another company's photo is not told of to a contractor who has reported the case", async () => {
  const { db } = scene.app.database;
  const aberrationActionId = await createAction(db, scene.worker, { created_by_id: scene.stranger.id });
  await save(scene.worker, { regLineId: undefined, aberrationActionId });
  await db
    .updateTable('person')
    .set({ photo_version: 'v1' })
    .where('id', '=', scene.worker.personId)
    .execute();
  const read = async (who: Scene['main']) =>
    (await scene.call(who, 'POST', '/comment/comments', { id: aberrationActionId, commentType: 2 })).json<
      Comment[]
    >();
  assert.equal((await read(scene.stranger))[0]?.commentedByPhoto, null);
  assert.equal((await read(scene.main))[0]?.commentedByPhoto?.photo, 'v1');
});

test("a comment moves 'Sist oppdatert' but no version, an internal one moves nothing", async () => {
  const { db } = scene.app.database;
  const caseId = await createComplaint(db, scene.worker, { updated_at: new Date(0) });
  const state = () =>
    db
      .selectFrom('complaint')
      .select(['updated_at', 'version'])
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
  await save(scene.staff, { regLineId: caseId, applicationRecipientType: 2 });
  assert.deepEqual(await state(), { updated_at: new Date(0), version: 1 });
  await save(scene.worker, { regLineId: caseId });
  const { updated_at, version } = await state();
  assert.ok(updated_at > new Date(0));
  assert.equal(version, 1);
});
