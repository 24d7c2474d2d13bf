import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ComplaintRow } from '@byggtun/shared/contract/complaintList';
import { exportTexts } from '@byggtun/shared/contract/exportTable';
import type { ListAnswer } from '@byggtun/shared/contract/list';
import { progressHeaders } from '@byggtun/shared/contract/progress';

import { createAction } from '../../testing/builders/actions';
import { createComplaint, createProject } from '../../testing/builders/cases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { readWorkbook } from '../../testing/readWorkbook';

let scene: Scene;

before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  const project = await createProject(db, { name: 'Åsgård terrasse', responsible_id: scene.staff.id });
  await createComplaint(db, scene.worker, {
    project_id: project,
    name: 'Dør på østsiden går tregt – æøå ÆØÅ',
    line_date: '2026-03-01',
    deadline: '2026-12-24',
    is_condominium: true,
  });
  await createComplaint(db, scene.colleague, { name: 'Vindu', status: 4 });
  await createComplaint(db, scene.stranger, { status: 2 });
  await createComplaint(db, scene.staff, { name: 'Egen sak' });
  await createComplaint(db, scene.worker, { is_enquiry: true, name: 'Spørsmål om farge' });
});

const columns = [
  ['lineId', 'Nr'],
  ['lineName', 'Sak'],
  ['regStatus', 'Status'],
  ['lineDate', 'Registrert'],
  ['deadLine', 'Frist'],
  ['isCondominiumComplaint', 'Sameie'],
].map(([dataKey, name]) => ({ dataKey, name, exportCol: true }));
const rows = (changes: object = {}) => ({ list: 'complaints', headers: [], ...changes });
const body = (changes: object = {}) => ({ FileName: 'Reklamasjoner', columns, rows: rows(), ...changes });

const exported = async (who: Scene['main'], changes: object = {}) => {
  const answer = await scene.call(who, 'POST', '/export/table', body(changes));
  assert.equal(answer.statusCode, 200, answer.body);
  return readWorkbook(answer.rawPayload);
};
const idsOf = async (who: Scene['main'], query: object = {}) =>
  (await exported(who, { rows: rows(query) })).rows.slice(1).map(([id]) => id);
const listed = async (who: Scene['main'], query: object = {}) => {
  const answer = await scene.call(who, 'POST', '/complaints', {
    headers: [],
    page: 1,
    itemsPerPage: -1,
    ...query,
  });
  return answer.json<ListAnswer<ComplaintRow>>().items.map(({ id }) => id);
};

test('who is turned away from the export', async () => {
  const answer = await scene.call(undefined, 'POST', '/export/table', body());
  assert.equal(answer.statusCode, 401);
  assert.equal(answer.headers['content-disposition'], undefined);
});

test('what an export is refused for', async () => {
  const column = (dataKey: string) => [{ dataKey, name: 'X', exportCol: true }];
  const header = (value: string, more: object = {}) => ({ headers: [{ value, type: 'string', ...more }] });
  const table: [object, string][] = [
    [{ columns: [] }, 'columns'],
    [{ columns: columns.map((one) => ({ ...one, exportCol: false })) }, 'columns'],
    [{ columns: column('password') }, 'columns.0.dataKey'],
    [{ columns: column('constructor') }, 'columns.0.dataKey'],
    [{ columns: column('contactId') }, 'columns.0.dataKey'],
    [{ columns: column('color') }, 'columns.0.dataKey'],
    [{ rows: rows(header('password')) }, 'headers.0.value'],
    [
      { rows: rows(header('lineDate', { filterClause: 'contains', filterValues: ['x'] })) },
      'headers.0.filterClause',
    ],
    [{ rows: rows({ sortBy: 'id; drop table complaint' }) }, 'sortBy'],
    [{ rows: rows({ list: 'persons' }) }, 'rows.list'],
    [{ FileName: '../æøå' }, 'FileName'],
    [{ FileName: '\u0000' }, 'FileName'],
    [{ FileName: ' ' }, 'FileName'],
  ];
  for (const [changes, field] of table) {
    const answer = await scene.call(scene.staff, 'POST', '/export/table', body(changes));
    assert.equal(answer.statusCode, 400, JSON.stringify(changes));
    assert.ok(answer.json<{ errors: object }>().errors[field as never], answer.body);
  }
  const none = await scene.call(scene.staff, 'POST', '/export/table', body({ columns: [] }));
  assert.deepEqual(none.json<{ errors: object }>().errors, { columns: [exportTexts.noColumn] });
});

test('what opens is what the list shows, to each who may ask, with every filter and order', async () => {
  const mine = (who: Scene['main']) => ({
    headers: [{ value: 'contactPersonOid', type: 'select', filterValues: [who.id], filterClause: 'in' }],
  });
  const open = { headers: [{ value: 'lineStatus', type: 'select', filterValues: [0, 1, 4] }] };
  const queries = [{}, open, { search: 'ø' }, { sortBy: 'lineName' }, { sortBy: 'deadLine', sortDesc: true }];
  const counts: number[] = [];
  for (const who of [scene.staff, scene.main, scene.worker, scene.colleague, scene.stranger]) {
    for (const query of [...queries, mine(who), mine(scene.worker)]) {
      const [file, list] = [await idsOf(who, query), await listed(who, query)];
      assert.deepEqual(file, list, JSON.stringify(query));
    }
    counts.push((await idsOf(who)).length);
  }
  assert.deepEqual(counts, [5, 3, 2, 1, 1]);
  assert.deepEqual((await idsOf(scene.staff, mine(scene.staff))).length, 1);
});

test('headings, order of columns, letters and dates are those of the list', async () => {
  const { rows: opened, xml, looks } = await exported(scene.worker, { rows: rows({ search: 'østsiden' }) });
  const id = opened[1]?.[0];
  assert.equal(typeof id, 'number');
  assert.deepEqual(opened, [
    ['Nr', 'Sak', 'Status', 'Registrert', 'Frist', 'Sameie'],
    [id, 'Dør på østsiden går tregt – æøå ÆØÅ', 'Åpen', '01-03-2026', '24-12-2026', 'Ja'],
  ]);
  assert.match(xml, /<c r="D2" s="2"><v>46082<\/v><\/c>/);
  assert.match(xml, /<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"\/>/);
  assert.match(xml, /<autoFilter ref="A1:F2"\/>/);
  assert.match(xml, /<col min="2" max="2" width="37" customWidth="1"\/>/);
  assert.deepEqual([looks.A1, looks.F1, looks.B2], [1, 1, 0]);

  const turned = columns.toReversed().map((one) => ({ ...one, exportCol: one.dataKey !== 'regStatus' }));
  const [headings] = (await exported(scene.worker, { columns: turned })).rows;
  assert.deepEqual(headings, ['Sameie', 'Frist', 'Registrert', 'Sak', 'Nr']);
});

test('the file has its name, says how much is to come, and is kept by nobody', async () => {
  const FileName = 'Reklamasjoner på Ås 21-11-2026 22.10';
  const { headers, rawPayload } = await scene.call(scene.staff, 'POST', '/export/table', body({ FileName }));
  assert.equal(
    headers['content-disposition'],
    `attachment; filename*=UTF-8''${encodeURIComponent(`${FileName}.xlsx`)}`,
  );
  assert.equal(headers['content-type'], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers[progressHeaders.total], '5');
  assert.ok(Math.abs(Number(headers[progressHeaders.bytes]) - rawPayload.length) < 1000);
});

test('a text that looks like a formula opens as the text that it is', async () => {
  const { db } = scene.app.database;
  const texts = ['=1+1', '+47 22 33 44 55', '-1', '@SUM(A1)', '\t=1', '\r=1', '<b>&"_x0041_', 'a\u0001b'];
  const project = await createProject(db, { name: '=HYPERLINK("http://x")' });
  for (const name of texts)
    await createComplaint(db, scene.main, { name, project_id: project, description: '=2', is_enquiry: true });
  const query = rows({ search: '=HYPERLINK', sortBy: 'id', sortDesc: false });
  const some = ['lineName', 'lineDescription', 'projectName'].map((dataKey) => ({
    dataKey,
    name: '=3',
    exportCol: true,
    breakText: dataKey === 'lineDescription',
  }));
  const {
    rows: opened,
    xml,
    looks,
  } = await exported(scene.main, {
    rows: query,
    columns: some,
    footer: '=4',
  });
  const shown = ['=1+1', '+47 22 33 44 55', '-1', '@SUM(A1)', '\t=1', '\n=1', '<b>&"_x0041_', 'ab'];
  assert.deepEqual(opened, [
    ['=3', '=3', '=3'],
    ...shown.map((name) => [name, '=2', '=HYPERLINK("http://x")']),
    ['=4'],
  ]);
  assert.doesNotMatch(xml, /<f[ >]|t="str"/);
  for (const cell of ['A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'C2', 'A11']) assert.equal(looks[cell], 3, cell);
  assert.deepEqual([looks.A8, looks.B2], [0, 5]);
});

test('no rows is a file with its headings', async () => {
  const { rows: opened, xml } = await exported(scene.staff, { rows: rows({ search: 'finnes ikke' }) });
  assert.equal(opened.length, 1);
  assert.match(xml, /<autoFilter ref="A1:F1"\/>/);
});

test('a list of many batches comes whole, in order, each row once', async () => {
  const { db } = scene.app.database;
  const project_id = await createProject(db);
  const many = Array.from({ length: 2345 }, (_, index) => ({
    name: `Sak ${index}`,
    description: '',
    status: 0 as const,
    line_date: `2025-0${1 + (index % 9)}-11`,
    project_id,
    responsible_id: scene.stranger.id,
    company_id: scene.stranger.companyId,
  }));
  await db.insertInto('complaint').values(many).execute();
  const ids = await idsOf(scene.stranger);
  assert.equal(new Set(ids).size, 2346);
  assert.deepEqual(ids, await listed(scene.stranger));
});

test('actions are exported as their list shows them, to each who may ask', async () => {
  const { db } = scene.app.database;
  const values = { title: 'Åpen sjakt', severity: 1, deadline: '2026-12-24' } as const;
  const id = await createAction(db, scene.worker, {
    ...values,
    created_at: new Date('2026-03-01T23:30:00Z'),
  });
  await createAction(db, scene.stranger);
  const asked = [
    ['id', 'Nr'],
    ['title', 'Tiltak'],
    ['statusText', 'Status'],
    ['aberrationSeverity', 'Alvorlighet'],
    ['createdDate', 'Registrert'],
    ['timeLimit', 'Frist'],
    ['completedDate', 'Behandlet'],
  ].map(([dataKey, name]) => ({ dataKey, name, exportCol: true }));
  const of = async (who: Scene['main']) =>
    (await exported(who, { columns: asked, rows: { list: 'actions', headers: [] } })).rows;
  assert.deepEqual(await of(scene.worker), [
    ['Nr', 'Tiltak', 'Status', 'Alvorlighet', 'Registrert', 'Frist', 'Behandlet'],
    [id, 'Åpen sjakt', 'Åpen', 'Høy', '02-03-2026', '24-12-2026'],
  ]);
  assert.equal((await of(scene.staff)).length, 3);
  assert.equal((await of(scene.colleague)).length, 1);
});
