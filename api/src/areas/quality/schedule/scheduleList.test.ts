import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ListAnswer } from '@byggtun/shared/contract/list';
import type { TaskRow } from '@byggtun/shared/contract/schedule';

import { createPlace } from '../../../testing/builders/places';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { createSelfCheck } from '../../../testing/builders/selfChecks';

let scene: Scene;
let ids: Record<'open' | 'late' | 'done', number>;
before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  const { worker } = scene;
  const open = await createSelfCheck(db, worker, 3, { process_name: 'Vindsperre og tetting' });
  const { houseId } = await createPlace(db, open.projectId, '4');
  await db.updateTable('schedule').set({ house_id: houseId }).where('id', '=', open.id).execute();
  const late = await createSelfCheck(db, worker, 2, { deadline: '2026-01-02' });
  const done = await createSelfCheck(db, worker, 0, {
    // Stands in no name.
    id: 987_654_321,
    completed_at: new Date('2026-03-04T12:00:00Z'),
    completed_by_id: worker.id,
  });
  ids = { open: open.id, late: late.id, done: done.id };
});

const list = async (query: object = {}) => {
  const body = { headers: [], page: 1, itemsPerPage: 10, ...query };
  const answer = await scene.call(scene.worker, 'POST', '/tasks', body);
  return answer.json<ListAnswer<TaskRow>>().items;
};
const filtered = (value: string, filterClause: string, ...filterValues: unknown[]) =>
  list({ headers: [{ value, type: 'string', filterClause, filterValues }] });
const idsOf = (rows: TaskRow[]) => rows.map(({ id }) => id);

test('a row carries what the list shows, in its colour', async () => {
  const rows = await list({ sortBy: 'id', sortDesc: false });
  assert.deepEqual(idsOf(rows), [ids.open, ids.late, ids.done]);
  assert.deepEqual(
    rows.map(({ color, statusText, isCompleted }) => [color, statusText, isCompleted]),
    [
      ['info', 'Ikke påbegynt', false],
      ['error', 'Ikke påbegynt', false],
      ['success', 'Ferdigmeldt', true],
    ],
  );
  const [first] = rows;
  assert.deepEqual(
    [first?.taskType, first?.activitiesCount, first?.houseNum, first?.assignedTo, first?.contactName],
    [2, 3, '4', 'Piotr Kowalski', 'Nordre Tømrer AS'],
  );
});

test('it is filtered by what the screen offers', async () => {
  const table: [Parameters<typeof filtered>, (keyof typeof ids)[]][] = [
    [
      ['isCompleted', 'equals', false],
      ['open', 'late'],
    ],
    [['isCompleted', 'equals', true], ['done']],
    [['status', 'in', 2], ['done']],
    [
      ['taskType', 'equals', 2],
      ['open', 'late', 'done'],
    ],
    [['taskType', 'equals', 1], []],
    [['name', 'contains', 'VINDSPERRE'], ['open']],
    [['deadLine', 'before', '2026-02-01'], ['late']],
    [['houseNum', 'equals', '4'], ['open']],
    [['completedDate', 'sameDay', '2026-03-04'], ['done']],
  ];
  for (const [asked, expected] of table) {
    const found = idsOf(await filtered(...asked)).sort((a, b) => a - b);
    assert.deepEqual(
      found,
      expected.map((name) => ids[name]),
      JSON.stringify(asked),
    );
  }
});

test('it is sorted by each of its columns, and searched', async () => {
  for (const sortBy of [
    'name',
    'projectName',
    'houseNum',
    'assignedTo',
    'tradeCodeName',
    'statusText',
    'deadLine',
  ])
    assert.equal((await list({ sortBy, sortDesc: true })).length, 3, sortBy);
  assert.deepEqual(idsOf(await list({ search: 'vindsperre' })), [ids.open]);
  assert.deepEqual(idsOf(await list({ search: String(ids.done) })), [ids.done]);
});
