import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { actionFilterOptions, ActionRow, listMyActions } from '@byggtun/shared/contract/actionList';
import type { ListAnswer } from '@byggtun/shared/contract/list';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import { createAction, createReport } from '../../../testing/builders/actions';
import { createProject } from '../../../testing/builders/cases';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
const ids = { worker: 0, colleague: 0, treated: 0, staff: 0, reported: 0 };

before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  const project = await createProject(db, { name: 'Åsgård terrasse' });
  // Half past eleven at night in Norway is the same day there, and so is half past midnight, the day before in UTC.
  ids.worker = await createAction(db, scene.worker, {
    project_id: project,
    created_at: new Date('2026-03-01T22:30:00Z'),
    deadline: '2026-05-01',
    severity: 1,
  });
  ids.colleague = await createAction(db, scene.colleague, {
    title: 'Åpen sjakt',
    created_at: new Date('2026-02-28T23:30:00Z'),
    deadline: '2026-04-01',
    severity: 3,
  });
  ids.treated = await createAction(db, scene.worker, {
    title: 'Behandlet ryddesak',
    created_at: new Date('2026-02-20T09:00:00Z'),
    status: 3,
    completed_at: new Date('2026-02-25T12:00:00Z'),
    severity: null,
    deadline: null,
  });
  ids.staff = await createAction(db, scene.staff, {
    title: 'Egen oppfølging',
    created_at: new Date('2026-02-10T09:00:00Z'),
  });
  const report = await createReport(
    db,
    scene.stranger,
    {
      created_by_id: scene.worker.id,
      title: 'Meldt av tømrer',
      created_at: new Date('2026-01-10T09:00:00Z'),
    },
    2,
  );
  ids.reported = report.actionId;
});

const query = (changes: object = {}) => ({ headers: [], page: 1, itemsPerPage: 10, ...changes });
const page = async (who: Scene['main'], changes: object = {}) => {
  const answer = await scene.call(who, 'POST', '/actions', query(changes));
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<ListAnswer<ActionRow>>().items;
};
const listed = async (who: Scene['main'], changes: object = {}) =>
  (await page(who, changes)).map(({ id }) => id);
const where = (value: string, type: string, filterValues: unknown[], filterClause?: string) => ({
  headers: [{ value, type, filterValues, ...(filterClause && { filterClause }) }],
});

test('who is turned away from the list, the count, the own ones and the options', async () => {
  const calls: ['GET' | 'POST', string, object?][] = [
    ['POST', '/actions', query()],
    ['POST', '/actions/count', { headers: [] }],
    ['GET', '/actions/mine'],
    ['GET', '/aberration/actions/filteroptions'],
  ];
  for (const [method, path, body] of calls)
    assert.equal((await scene.call(undefined, method, path, body)).statusCode, 401, path);
});

test('whose actions each sees in the list, the newest first: staff all, a main contact the company’s, others their own', async () => {
  const { staff, main, worker, colleague, stranger } = scene;
  assert.deepEqual(await listed(staff), [ids.worker, ids.colleague, ids.treated, ids.staff, ids.reported]);
  assert.deepEqual(await listed(main), [ids.worker, ids.colleague, ids.treated]);
  assert.deepEqual(await listed(worker), [ids.worker, ids.treated]);
  assert.deepEqual(await listed(colleague), [ids.colleague]);
  assert.deepEqual(await listed(stranger), [ids.reported]);
});

test('the count has the scope and the filters of the list', async () => {
  const count = async (who: Scene['main'], headers: object[]) => {
    const ask = (body: object) => scene.call(who, 'POST', '/actions/count', body);
    const [whole, bare] = [await ask({ headers }), await ask(headers)];
    assert.deepEqual([bare.statusCode, bare.body], [200, whole.body]);
    return whole.json<number>();
  };
  const { headers } = where('status', 'select', [1]);
  assert.deepEqual([await count(scene.staff, []), await count(scene.staff, headers)], [5, 4]);
  assert.deepEqual([await count(scene.main, []), await count(scene.main, headers)], [3, 2]);
  assert.deepEqual([await count(scene.worker, []), await count(scene.worker, headers)], [2, 1]);
});

test('a row says what is shown, in words and in days of Norway', async () => {
  const [first, second, treated] = await page(scene.main);
  assert.deepEqual(first, {
    id: ids.worker,
    title: 'Rekkverk mangler',
    status: 1,
    statusText: 'Åpen',
    timeLimit: '2026-05-01',
    responsible: 'Piotr Kowalski',
    responsibleId: scene.worker.id,
    contactName: 'Nordre Tømrer AS',
    projectName: 'Åsgård terrasse',
    apartmentKey: '',
    completedDate: null,
    aberrationSeverity: 'Høy',
    createdDate: '2026-03-01',
  });
  assert.equal(second?.createdDate, '2026-03-01');
  assert.deepEqual(
    [treated?.statusText, treated?.completedDate, treated?.aberrationSeverity, treated?.timeLimit],
    ['Behandlet', '2026-02-25', '', null],
  );
});

test('every field of a row filters', async () => {
  const table: [string, string, unknown[], string | undefined, number[]][] = [
    ['id', 'int', [ids.worker], undefined, [ids.worker]],
    ['title', 'string', ['åpen'], 'startsWith', [ids.colleague]],
    ['description', 'string', ['TRAPPEN'], 'contains', [ids.worker, ids.colleague, ids.treated]],
    ['status', 'select', [3], undefined, [ids.treated]],
    ['statusText', 'select', [1], 'in', [ids.worker, ids.colleague]],
    ['severity', 'select', [1], 'in', [ids.worker]],
    ['aberrationSeverity', 'select', [3], 'in', [ids.colleague]],
    ['timeLimit', 'date', ['2026-04-01', '2026-04-30'], 'between', [ids.colleague]],
    ['responsible', 'string', ['kowal'], undefined, [ids.worker, ids.treated]],
    ['responsibleId', 'select', [scene.colleague.id], 'in', [ids.colleague]],
    ['contactName', 'string', ['AS'], 'endsWith', [ids.worker, ids.colleague, ids.treated]],
    ['contactId', 'select', [scene.main.companyId], 'in', [ids.worker, ids.colleague, ids.treated]],
    ['projectName', 'string', ['åsgård terrasse'], 'equals', [ids.worker]],
    ['apartmentKey', 'string', ['H0'], undefined, []],
    ['completedDate', 'date', ['2026-02-25'], undefined, [ids.treated]],
    ['createdDate', 'date', ['2026-03-01'], 'sameDay', [ids.worker, ids.colleague]],
    ['createdDate', 'date', ['2026-03-01'], 'before', [ids.treated]],
    ['createdDate', 'date', ['2026-02-20'], 'after', [ids.worker, ids.colleague]],
    ['createdDate', 'date', ['2026-02-20', '2026-02-28'], 'between', [ids.treated]],
  ];
  for (const [value, type, values, clause, expected] of table)
    assert.deepEqual(
      await listed(scene.main, where(value, type, values, clause)),
      expected,
      `${value} ${clause}`,
    );
});

test('every field of a row sorts, and those without a value come last', async () => {
  const [row] = await page(scene.staff);
  for (const sortBy of Object.keys(row ?? {}))
    for (const sortDesc of [true, false])
      assert.equal((await listed(scene.staff, { sortBy, sortDesc })).length, 5, sortBy);
  const byDeadline = { sortBy: 'timeLimit' };
  assert.deepEqual(await listed(scene.main, byDeadline), [ids.colleague, ids.worker, ids.treated]);
  const bySeverity = { sortBy: 'aberrationSeverity' };
  assert.deepEqual(await listed(scene.main, bySeverity), [ids.worker, ids.colleague, ids.treated]);
});

test('a search looks in title, description, project and responsible, and finds a number', async () => {
  assert.deepEqual(await listed(scene.main, { search: 'ryddesak' }), [ids.treated]);
  assert.deepEqual(await listed(scene.main, { search: 'åsgård' }), [ids.worker]);
  assert.deepEqual(await listed(scene.main, { search: 'strand' }), [ids.colleague]);
  assert.deepEqual(await listed(scene.main, { search: String(ids.treated) }), [ids.treated]);
});

test('the own ones: what is to be treated, by deadline, and what was reported with what became of it', async () => {
  const mine = async (who: Scene['main']) =>
    (await scene.call(who, 'GET', '/actions/mine')).json<RouteAnswer<typeof listMyActions>>();
  const main = await mine(scene.main);
  assert.deepEqual([main.toDo.map(({ id }) => id), main.reported], [[ids.colleague, ids.worker], []]);
  const worker = await mine(scene.worker);
  assert.deepEqual(
    worker.toDo.map(({ id }) => id),
    [ids.worker],
  );
  assert.deepEqual(
    worker.reported.map(({ id, category, statusText, responsibleId }) => [
      id,
      category,
      statusText,
      responsibleId,
    ]),
    [
      [ids.worker, null, 'Åpen', scene.worker.id],
      [ids.treated, null, 'Behandlet', scene.worker.id],
      [ids.reported, 2, 'Åpen', scene.stranger.id],
    ],
  );
  assert.deepEqual(
    (await mine(scene.staff)).toDo.map(({ id }) => id),
    [ids.staff],
  );
});

test('the badge counts what the list opens with: the own open ones', async () => {
  const badge = async (who: Scene['main']) =>
    (await scene.call(who, 'GET', '/user/badges')).json<{ actions: number }>().actions;
  const { staff, main, worker, stranger } = scene;
  assert.deepEqual(
    [await badge(staff), await badge(main), await badge(worker), await badge(stranger)],
    [1, 2, 1, 1],
  );
});

test('the filters offer staff everybody, contractors their own people and projects', async () => {
  const options = async (who: Scene['main']) =>
    (await scene.call(who, 'GET', '/aberration/actions/filteroptions')).json<
      RouteAnswer<typeof actionFilterOptions>
    >();
  const [staff, worker] = [await options(scene.staff), await options(scene.worker)];
  assert.deepEqual(staff.actionStatus, [
    { key: 1, value: 'Åpen' },
    { key: 2, value: 'Under behandling' },
    { key: 3, value: 'Behandlet' },
  ]);
  assert.deepEqual(
    staff.actionSeverities.map(({ value }) => value),
    ['Høy', 'Middels', 'Lav'],
  );
  assert.equal(staff.contactPersonContact.length, 3);
  assert.ok(staff.projects.length > 0);
  assert.deepEqual([worker.users, worker.contactPersonContact, worker.projects], [[], [], []]);
  assert.equal(worker.contactPersons.length, 3);
});
