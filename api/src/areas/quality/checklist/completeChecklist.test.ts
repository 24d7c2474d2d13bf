import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import type { Checklist } from '@byggtun/shared/contract/checklist';
import type { ChecklistRow } from '@byggtun/shared/contract/checklistList';
import { savedBefore } from '@byggtun/shared/contract/error';
import type { ListAnswer } from '@byggtun/shared/contract/list';

import { createChecklist } from '../../../testing/builders/checklists';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
let other: TestContact;
before(async () => {
  scene = await buildScene();
  other = await createContact(scene.app.database.db, scene.staff.companyId, {
    firstName: 'Henrik',
    lastName: 'Lunde',
  });
});

const make = () => createChecklist(scene.app.database.db, scene.staff);
const post = (who: TestContact | undefined, path: string, body: object) =>
  scene.call(who, 'POST', `/checklists/${path}`, body);
const found = async (id: number) =>
  (await scene.call(scene.staff, 'GET', `/checklists/${id}`)).json<{ checklist: Checklist }>().checklist;
const said = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.statusCode,
  answer.json<{ message: string }>().message,
];
const signing = (over: object = {}) => ({
  uuid: randomUUID(),
  fullName: 'Kari Solberg',
  drawing: 'M1 1L200 90',
  confirmed: false,
  ...over,
});

test('who is not responsible completes, signs and gives away nothing', async () => {
  const { id } = await make();
  for (const [path, body] of [
    ['complete', { id }],
    ['signature', { id, ...signing() }],
    ['responsible', { id, version: 1, contactPersonId: other.id }],
  ] as const) {
    assert.equal((await post(undefined, path, body)).statusCode, 401);
    assert.equal((await post(scene.worker, path, body)).statusCode, 403);
    assert.equal((await post(other, path, body)).statusCode, 403);
  }
  const { completedDate, signatures, task } = await found(id);
  assert.deepEqual([completedDate, signatures, task.assignedTo], [null, [], scene.staff.id]);
});

test('it is completed unanswered and unsigned, once, and then closed', async () => {
  const { id, itemIds } = await make();
  assert.equal((await post(scene.staff, 'complete', { id })).statusCode, 200);
  const done = await found(id);
  assert.match(done.completedString, /^Kari Solberg \d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/);
  assert.deepEqual(done.may, { edit: false });
  assert.equal((await post(scene.staff, 'complete', { id })).statusCode, 200);
  assert.deepEqual(await found(id), done);
  const closed = [400, 'Sjekklisten er fullført og kan ikke endres.'];
  const items = [{ id: itemIds[0], version: 1, stringVal: 'Etterpå' }];
  assert.deepEqual(said(await post(scene.staff, 'save', { id, items })), closed);
  assert.deepEqual(said(await post(scene.staff, 'signature', { id, ...signing() })), closed);
  const given = { id, version: 2, contactPersonId: other.id };
  assert.deepEqual(said(await post(scene.staff, 'responsible', given)), closed);
});

test('a signature needs a name, and a drawing or that the name is confirmed; the same one signs once', async () => {
  const { id } = await make();
  const errorsOf = async (over: object) =>
    (await post(scene.staff, 'signature', { id, ...signing(over) })).json<{ errors: object }>().errors;
  assert.deepEqual(await errorsOf({ fullName: '  ' }), { fullName: ['Du må fylle inn navn'] });
  for (const drawing of ['', 'M10 10', 'M10 10M20 20'])
    assert.deepEqual(await errorsOf({ drawing }), { drawing: ['Du må signere'] });
  assert.deepEqual(Object.keys(await errorsOf({ drawing: 'L10 10' })), ['drawing']);
  assert.deepEqual(Object.keys(await errorsOf({ drawing: '"><script>' })), ['drawing']);
  const one = signing();
  assert.equal((await post(scene.staff, 'signature', { id, ...one })).statusCode, 200);
  assert.equal((await post(scene.staff, 'signature', { id, ...one })).statusCode, 200);
  await post(scene.staff, 'signature', { id, ...signing({ drawing: '', confirmed: true }) });
  const { signatures } = await found(id);
  assert.deepEqual(
    signatures.map(({ fullName, isEmpty, dataUrl }) => [fullName, isEmpty, dataUrl.slice(0, 18)]),
    [
      ['Kari Solberg', false, 'data:image/svg+xml'],
      ['Kari Solberg', true, ''],
    ],
  );
  const elsewhere = await make();
  for (const changed of [{ id: elsewhere.id }, { id, fullName: 'Kari Solberg Lie' }]) {
    const answer = await post(scene.staff, 'signature', { ...one, ...changed });
    assert.deepEqual([answer.statusCode, answer.json<{ error: string }>().error], [400, savedBefore.code]);
  }
});

test('somebody else of the staff becomes responsible and is written to; nobody else can', async () => {
  const { db } = scene.app.database;
  const { id } = await make();
  const give = (who: TestContact, contactPersonId: number, version = 1) =>
    post(who, 'responsible', { id, version, contactPersonId });
  assert.deepEqual(said(await give(scene.staff, scene.staff.id)), [400, 'Bruker er allerede ansvarlig!']);
  assert.equal((await give(scene.staff, scene.worker.id)).statusCode, 400);
  assert.equal((await give(scene.staff, other.id, 7)).statusCode, 400);
  await db.deleteFrom('mail').execute();
  assert.equal((await give(scene.staff, other.id)).statusCode, 200);
  // Its answer was lost: the press is repeated, and nothing happens twice.
  assert.equal((await give(scene.staff, other.id)).statusCode, 200);
  const mails = await db.selectFrom('mail').select('to_address').execute();
  assert.deepEqual(mails, [{ to_address: other.email }]);
  const { task, may } = await found(id);
  assert.deepEqual([task.assignedToContactPersonPersonFullName, may.edit], ['Henrik Lunde', false]);
  assert.equal((await give(scene.staff, scene.staff.id, 2)).statusCode, 403);
});

test('the list has what a row names, the badge counts one’s own that are open', async () => {
  const { db } = scene.app.database;
  const who = await createContact(db, scene.staff.companyId, { firstName: 'Ida', lastName: 'Berg' });
  const { id, itemIds } = await createChecklist(db, who, [1, 0, 8]);
  await post(who, 'save', { id, items: [{ id: itemIds[1], version: 1, boolVal: false }] });
  const rows = async () => {
    const headers = [{ value: 'assignedToId', type: 'select', filterClause: 'in', filterValues: [who.id] }];
    const answer = await scene.call(scene.staff, 'POST', '/checklists', {
      headers,
      page: 1,
      itemsPerPage: 10,
    });
    return answer.json<ListAnswer<ChecklistRow>>().items;
  };
  const badge = async () =>
    (await scene.call(who, 'GET', '/user/badges')).json<{ checklists: number }>().checklists;
  const [row] = await rows();
  assert.deepEqual(
    [row?.itemsCompletedCount, row?.itemsTotalCount, row?.statusText, row?.assignedTo, row?.deadline],
    [1, 3, 'Ikke fullført', 'Ida Berg', '2099-03-20'],
  );
  assert.equal(await badge(), 1);
  await post(who, 'complete', { id });
  const [done] = await rows();
  assert.deepEqual([done?.statusText, done?.color, done?.isCompleted], ['Fullført', 'success', true]);
  assert.equal(await badge(), 0);
});

test('it is sorted by what stands in a column', async () => {
  const { db } = scene.app.database;
  const who = await createContact(db, scene.staff.companyId, { firstName: 'Unni', lastName: 'Dahl' });
  const made = [await createChecklist(db, who, [0, 0]), await createChecklist(db, who, [0])];
  const [first, second] = made.map(({ id }) => id);
  const headers = [{ value: 'assignedToId', type: 'select', filterClause: 'in', filterValues: [who.id] }];
  const sorted = async (sortBy: string, sortDesc: boolean) => {
    const query = { headers, page: 1, itemsPerPage: 5, sortBy, sortDesc };
    const answer = await scene.call(scene.staff, 'POST', '/checklists', query);
    return answer.json<ListAnswer<ChecklistRow>>().items.map(({ id }) => id);
  };
  assert.deepEqual(await sorted('itemsTotalCount', true), [first, second]);
  assert.deepEqual(await sorted('itemsTotalCount', false), [second, first]);
  assert.deepEqual(await sorted('id', false), [first, second]);
});

test('it is sorted by each of its columns, and searched', async () => {
  const ask = async (query: object) => {
    const answer = await scene.call(scene.staff, 'POST', '/checklists', {
      ...{ headers: [], page: 1, itemsPerPage: 5 },
      ...query,
    });
    assert.equal(answer.statusCode, 200, JSON.stringify(query));
    return answer.json<ListAnswer<ChecklistRow>>().totalCount;
  };
  for (const sortBy of [
    ...['id', 'name', 'statusText', 'itemsCompletedCount', 'itemsTotalCount', 'deadline', 'projectName'],
    ...['houseName', 'projSectionApartNum', 'assignedTo', 'tradeCodeName', 'createdDate', 'completedDate'],
  ])
    assert.ok((await ask({ sortBy, sortDesc: true })) > 0, sortBy);
  assert.ok((await ask({ search: 'flislegging' })) > 0);
  // Stands in no name.
  const { id } = await createChecklist(scene.app.database.db, scene.staff, [0], { id: 987_654_321 });
  assert.equal(await ask({ search: String(id) }), 1);
  assert.equal(await ask({ search: 'finnes ikke' }), 0);
});

test('the history tells who gave it to whom, and who completed it', async () => {
  const { id } = await make();
  await post(scene.staff, 'responsible', { id, version: 1, contactPersonId: other.id });
  await post(other, 'complete', { id });
  const path = `/checklists/${id}/journal`;
  assert.equal((await scene.call(scene.worker, 'GET', path)).statusCode, 403);
  assert.equal((await scene.call(scene.staff, 'GET', '/checklists/999999/journal')).statusCode, 404);
  const lines = (await scene.call(scene.staff, 'GET', path)).json<Record<string, unknown>[]>();
  assert.deepEqual(
    lines.map(({ by, field, from, to }) => [by, field, from, to]),
    [
      ['Henrik Lunde', 'status', 0, 1],
      ['Kari Solberg', 'responsible', 'Kari Solberg', 'Henrik Lunde'],
    ],
  );
  const { createdBy } = await found(id);
  assert.equal(createdBy, 'Kari Solberg');
});
