import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import type { Checklist } from '@byggtun/shared/contract/checklist';
import { type ItemType, itemTypes } from '@byggtun/shared/contract/checklistItem';
import type { SaveAnswer } from '@byggtun/shared/contract/checklistSave';

import { createAttachment } from '../../../testing/builders/attachments';
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

const make = (types?: readonly ItemType[]) => createChecklist(scene.app.database.db, scene.staff, types);
const save = (who: TestContact | undefined, id: number, ...items: object[]) =>
  scene.call(who, 'POST', '/checklists/save', { id, items });
const saved = async (id: number, ...items: object[]) => {
  const answer = await save(scene.staff, id, ...items);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<SaveAnswer>();
};
const found = async (id: number) =>
  (await scene.call(scene.staff, 'GET', `/checklists/${id}`)).json<{ checklist: Checklist }>().checklist;
const messageOf = (answer: Awaited<ReturnType<typeof save>>) => [
  answer.statusCode,
  answer.json<{ message: string }>().message,
];

test('who is turned away: nobody, contractors, and staff that it is not assigned to', async () => {
  const { id, itemIds } = await make();
  const item = { id: itemIds[0], version: 1, stringVal: 'Sika' };
  assert.equal((await save(undefined, id, item)).statusCode, 401);
  assert.deepEqual(messageOf(await save(scene.main, id, item)), [
    403,
    'Bare ansatte hos byggherren har sjekklister.',
  ]);
  assert.deepEqual(messageOf(await save(other, id, item)), [
    403,
    'Bare den ansvarlige kan endre sjekklisten.',
  ]);
  assert.equal((await save(scene.staff, 999_999, item)).statusCode, 404);
  assert.equal((await found(id)).items[0]?.stringVal, '');
});

test('each type keeps its own field, and no other', async () => {
  const { id, itemIds } = await make(itemTypes);
  const guid = await createAttachment(scene.app.database.db, scene.staff);
  const all = {
    version: 1,
    boolVal: false,
    stringVal: 'Sika',
    intVal: 2,
    doubleVal: -1.125,
    dateTimeVal: '2026-12-31',
    attachments: [{ bufferGuid: guid, status: 2 }],
  };
  const options = (...keys: number[]) => keys.map((key) => ({ key, selected: true }));
  const { items } = await saved(
    id,
    ...itemIds.map((itemId, type) => ({
      ...all,
      id: itemId,
      options: type === 2 ? options(2) : options(3, 1),
    })),
  );
  assert.deepEqual(
    items.map((item) => {
      const chosen = item.options.filter(({ selected }) => selected).map(({ key }) => key);
      const { boolVal, stringVal, intVal, doubleVal, dateTimeVal, attachments, version } = item;
      return [boolVal, stringVal, intVal, doubleVal, dateTimeVal, chosen.join(), attachments.length, version];
    }),
    [
      [false, '', null, null, null, '', 0, 2],
      [null, 'Sika', null, null, null, '', 0, 2],
      [null, '', null, null, null, '2', 0, 2],
      [null, '', null, null, null, '1,3', 0, 2],
      [null, '', null, null, '2026-12-31', '', 0, 2],
      [null, '', null, null, null, '', 1, 2],
      [null, '', 2, null, null, '', 0, 2],
      [null, '', null, -1.125, null, '', 0, 2],
      [null, 'Sika', null, null, null, '', 0, 2],
      [null, '', 2, null, null, '', 0, 2],
    ],
  );
  assert.ok(items.every(({ updatedBy }) => updatedBy === 'Kari Solberg'));
  assert.match((await found(id)).updatedString, /^Kari Solberg \d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/);
  const { rows } = await scene.app.database.pool.query<{ answered_count: number; items_count: number }>(
    'select answered_count, items_count from checklist where id = $1',
    [id],
  );
  assert.deepEqual(rows, [{ answered_count: 10, items_count: 10 }]);
});

test('an answer is taken back, and counted so', async () => {
  const { id, itemIds } = await make([0]);
  await saved(id, { id: itemIds[0], version: 1, boolVal: true });
  const { items } = await saved(id, { id: itemIds[0], version: 2, boolVal: null });
  assert.deepEqual([items[0]?.boolVal, items[0]?.version], [null, 3]);
  const { rows } = await scene.app.database.pool.query('select answered_count from checklist where id = $1', [
    id,
  ]);
  assert.deepEqual(rows, [{ answered_count: 0 }]);
});

test('what the type does not take is refused', async () => {
  const table: [ItemType, object, string | RegExp][] = [
    [1, { stringVal: 'x'.repeat(201) }, /200 tegn/],
    [1, { stringVal: 'to\nlinjer' }, /én linje/],
    [2, { options: [1, 2].map((key) => ({ key, selected: true })) }, /bare ett/],
    [3, { options: [{ key: 4, selected: true }] }, /hører ikke til/],
    [4, { dateTimeVal: '1850-01-01' }, /1900/],
    [6, { intVal: 0 }, /fra 1/],
    [7, { doubleVal: 0.0001 }, /tre desimaler/],
    [9, { intVal: 3 }, /Ok eller/],
  ];
  for (const [type, answer, problem] of table) {
    const { id, itemIds } = await make([type]);
    const [status, message] = messageOf(
      await save(scene.staff, id, { id: itemIds[0], version: 1, ...answer }),
    );
    assert.equal(status, 400, JSON.stringify(answer));
    assert.match(String(message), new RegExp(problem));
    assert.equal((await found(id)).items[0]?.version, 1);
  }
  const one = await make();
  const another = await make();
  const [status] = messageOf(
    await save(scene.staff, one.id, { id: another.itemIds[0], version: 1, stringVal: 'Sika' }),
  );
  assert.equal(status, 400);
});

test('an answer that was given since comes back with both values, and the others are saved', async () => {
  const { id, itemIds } = await make([1, 0]);
  const [line, yesNo] = itemIds;
  await saved(id, { id: line, version: 1, stringVal: 'Sika' });
  const { items, conflicts } = await saved(
    id,
    { id: line, version: 1, stringVal: 'Mapegum' },
    { id: yesNo, version: 1, boolVal: true },
  );
  assert.deepEqual(
    items.map((item) => [item.id, item.boolVal, item.version]),
    [[yesNo, true, 2]],
  );
  assert.deepEqual(
    conflicts.map(({ mine, theirs }) => [mine.stringVal, theirs.stringVal, theirs.version]),
    [['Mapegum', 'Sika', 2]],
  );
  const again = await saved(id, { id: line, version: 2, stringVal: 'Mapegum' });
  assert.equal(again.items[0]?.stringVal, 'Mapegum');
});

test('an item says by which save it has its answer, and a save that changes nothing is none', async () => {
  const { id, itemIds } = await make();
  const saveWith = async (saveId: string | undefined, version: number, stringVal: string) => {
    const items = [{ id: itemIds[0], version, stringVal }];
    const answer = await scene.call(scene.staff, 'POST', '/checklists/save', { id, items, saveId });
    const { items: kept, conflicts } = answer.json<SaveAnswer>();
    return [...kept, ...conflicts.map(({ theirs }) => theirs)].map((item) => item.saveId);
  };
  const [first, second] = [randomUUID(), randomUUID()];
  assert.deepEqual(await saveWith(first, 1, 'Sika'), [first]);
  assert.deepEqual(await saveWith(second, 1, 'Sika'), [first]);
  assert.deepEqual(await saveWith(second, 1, 'Mapegum'), [first]);
  assert.deepEqual(await saveWith(second, 2, 'Mapegum'), [second]);
  assert.deepEqual(await saveWith(undefined, 3, 'Sika'), [null]);
});

test('the same save again changes nothing', async () => {
  const { id, itemIds } = await make([1, 5]);
  const guid = await createAttachment(scene.app.database.db, scene.staff);
  const items = [
    { id: itemIds[0], version: 1, stringVal: ' Sika ' },
    { id: itemIds[1], version: 1, attachments: [{ bufferGuid: guid, status: 2 }] },
  ];
  const first = await saved(id, ...items);
  const second = await saved(id, ...items);
  assert.deepEqual(second, first);
  assert.deepEqual(
    first.items.map((item) => [item.stringVal, item.attachments.length, item.version]),
    [
      ['Sika', 0, 2],
      ['', 1, 2],
    ],
  );
});

test('the instruction is sanitised, and the items stand in their order', async () => {
  const { id } = await make([1, 0, 8]);
  const { items } = await found(id);
  assert.deepEqual(
    items.map(({ number, section, html }) => [number, section, html.includes('script')]),
    [
      [1, 'Bad', false],
      [2, 'Bad', false],
      [3, 'Stue', false],
    ],
  );
});
