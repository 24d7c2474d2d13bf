import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ListAnswer } from '@byggtun/shared/contract/list';
import type { Muster } from '@byggtun/shared/contract/muster';
import type { Site, SiteDayRow } from '@byggtun/shared/contract/siteList';
import { sql } from 'kysely';

import { createProject } from '../../../testing/builders/cases';
import { joinProject } from '../../../testing/builders/places';
import { buildSite, minutesAgo } from '../../../testing/builders/site';
import { readPdf } from '../../../testing/readPdf';
import { readWorkbook } from '../../../testing/readWorkbook';

/** The site with an address, a client and three people's days. */
const buildList = async () => {
  const site = await buildSite();
  const { db, project, staff, worker, colleague, pass } = site;
  await db
    .updateTable('project')
    .set({ address: 'Åsveien 3', post_code: '0484', post_place: 'Oslo' })
    .where('id', '=', project)
    .execute();
  await db
    .updateTable('company')
    .set({ reg_num: '999999999', address: 'Torget 1', post_code: '0150', post_place: 'Oslo' })
    .where('id', '=', staff.companyId)
    .execute();
  await joinProject(db, project, staff.companyId);
  await db.updateTable('person').set({ first_name: '=2+2' }).where('id', '=', colleague.personId).execute();
  await pass(worker, 'in', [project], '2026-03-02T07:00:00+01:00');
  await pass(worker, 'out', [project], '2026-03-02T15:30:00+01:00');
  await pass(colleague, 'in', [project], '2026-03-03T22:00:00+01:00');
  await pass(colleague, 'out', [project], '2026-03-04T06:00:00+01:00');
  await pass({ email: 'ukjent@ute.example' }, 'out', [project], '2026-03-04T15:00:00+01:00');
  const elsewhere = await createProject(db);
  await pass(worker, 'in', [elsewhere], '2026-03-05T07:00:00+01:00');
  const header = { value: 'projectId', type: 'int', filterValues: [project] };
  const list = async (query: object = {}, headers: object[] = []) =>
    site.call(staff, 'POST', '/project/sitelist', {
      headers: [header, ...headers],
      page: 1,
      itemsPerPage: 10,
      ...query,
    });
  const names = async (...input: Parameters<typeof list>) =>
    (await list(...input)).json<ListAnswer<SiteDayRow>>().items.map(({ name }) => name);
  return { ...site, header, list, names };
};

test('the list tells what § 15 asks for of each person and day, the last day first, of one site alone', async () => {
  const { list, project } = await buildList();
  const answer = await list();
  assert.equal(answer.statusCode, 200);
  const { items, totalItemCount } = answer.json<ListAnswer<SiteDayRow>>();
  assert.equal(totalItemCount, 3);
  assert.deepEqual(
    items.map(({ day, name, firstIn, lastOut, isComplete }) => [day, name, firstIn, lastOut, isComplete]),
    [
      ['2026-03-04', 'ukjent@ute.example', null, '15:00', false],
      ['2026-03-03', '=2+2 Strand', '22:00', '06:00 neste dag', false],
      ['2026-03-02', 'Piotr Kowalski', '07:00', '15:30', true],
    ],
  );
  const { id, ...whole } = items[2] ?? { id: 0 };
  assert.ok(id > 0);
  assert.deepEqual(whole, {
    projectId: project,
    day: '2026-03-02',
    name: 'Piotr Kowalski',
    birthDate: '1990-05-17',
    hmsCardNumber: '1234567',
    employer: 'Nordre Tømrer AS',
    employerRegNum: '312045005',
    firstIn: '07:00',
    lastOut: '15:30',
    isComplete: true,
    site: 'Åsen, Åsveien 3, 0484 Oslo',
    client: 'Byggtun AS, org.nr. 999999999',
  });
});

test('it is filtered, searched and sorted', async () => {
  const { names, list } = await buildList();
  const between = {
    value: 'day',
    type: 'date',
    filterClause: 'between',
    filterValues: ['2026-03-02', '2026-03-03'],
  };
  assert.deepEqual(await names({}, [between]), ['=2+2 Strand', 'Piotr Kowalski']);
  assert.deepEqual(await names({}, [{ value: 'isComplete', type: 'boolean', filterValues: [false] }]), [
    'ukjent@ute.example',
    '=2+2 Strand',
  ]);
  assert.deepEqual(await names({ search: 'tØmrer' }), ['=2+2 Strand', 'Piotr Kowalski']);
  assert.deepEqual(await names({ search: '12345' }), ['Piotr Kowalski']);
  assert.deepEqual(await names({ sortBy: 'firstIn', sortDesc: false }), [
    'Piotr Kowalski',
    '=2+2 Strand',
    'ukjent@ute.example',
  ]);
  assert.equal((await list({ sortBy: 'client' })).statusCode, 400);
  const two = { value: 'projectId', type: 'int', filterClause: 'greaterThan', filterValues: [0] };
  assert.equal((await list({}, [two])).statusCode, 400);
});

test('the export holds the same lines, days as days and what looks like a formula as text', async () => {
  const { call, staff, header } = await buildList();
  const answer = await call(staff, 'POST', '/export/table', {
    FileName: 'Oversiktsliste',
    columns: ['day', 'name', 'birthDate', 'employerRegNum', 'firstIn', 'isComplete', 'site', 'client'].map(
      (dataKey) => ({ dataKey, name: dataKey, exportCol: true }),
    ),
    rows: { list: 'siteDays', headers: [header] },
  });
  assert.equal(answer.statusCode, 200);
  const { rows, looks } = readWorkbook(answer.rawPayload);
  assert.deepEqual(rows.slice(2), [
    [
      '03.03.2026',
      '=2+2 Strand',
      null,
      '312045005',
      '22:00',
      'Nei',
      'Åsen, Åsveien 3, 0484 Oslo',
      'Byggtun AS, org.nr. 999999999',
    ],
    [
      '02.03.2026',
      'Piotr Kowalski',
      '17.05.1990',
      '312045005',
      '07:00',
      'Ja',
      'Åsen, Åsveien 3, 0484 Oslo',
      'Byggtun AS, org.nr. 999999999',
    ],
  ]);
  assert.equal(looks.B3, 3, 'quoted');
});

test('the PDF has site, client and period on top, then the same lines', async () => {
  const { call, staff, project } = await buildList();
  const print = (body: object) => call(staff, 'POST', `/project/${project}/sitelist/pdf`, body);
  const answer = await print({ headers: [] });
  assert.equal(answer.statusCode, 200);
  const { title, pages } = await readPdf(answer.rawPayload);
  assert.equal(title, 'Oversiktsliste');
  assert.equal(pages.length, 1);
  for (const text of [
    'Åsveien 3, 0484 Oslo',
    'Byggtun AS, org.nr. 999999999',
    '02.03.2026 – 04.03.2026',
    'Piotr Kowalski',
    '17.05.1990',
    '1234567',
    '312045005',
    'Mangler',
    'Side 1 av 1',
  ])
    assert.ok(pages[0]?.includes(text), text);
  const day = { value: 'day', type: 'date', filterClause: 'sameDay', filterValues: ['2026-03-02'] };
  const [one] = (await readPdf((await print({ headers: [day] })).rawPayload)).pages;
  assert.ok(one?.includes('Piotr Kowalski') && !one.includes('Strand') && !one.includes('2026 –'));
});

test("a site's head tells where it is and whose", async () => {
  const { call, staff, project } = await buildList();
  assert.deepEqual((await call(staff, 'GET', `/project/${project}/site`)).json<Site>(), {
    name: 'Åsen',
    address: 'Åsveien 3, 0484 Oslo',
    endedOn: null,
    client: { name: 'Byggtun AS', regNum: '999999999', address: 'Torget 1, 0150 Oslo' },
  });
});

test('the muster tells who is there now, by employer and name, each once', async () => {
  const { call, db, staff, worker, colleague, main, stranger, project, pass } = await buildSite();
  const other = await createProject(db);
  await db.updateTable('person').set({ mobile: '99999123' }).where('id', '=', worker.personId).execute();
  await pass(worker, 'in', [project, other], minutesAgo(300));
  await pass(worker, 'in', [project], minutesAgo(200));
  await pass(colleague, 'in', [project], minutesAgo(100));
  await pass(main, 'in', [project], minutesAgo(100));
  await pass(main, 'out', [other], minutesAgo(50));
  await pass(stranger, 'in', [project], minutesAgo(17 * 60));
  await pass({ email: 'ukjent@ute.example' }, 'in', [project], minutesAgo(10));
  const read = async () => (await call(staff, 'GET', `/project/${project}/muster`)).json<Muster>();
  const { name, people } = await read();
  assert.equal(name, 'Åsen');
  assert.deepEqual(
    people.map((person) => [person.name, person.employer, person.mobile]),
    [
      ['ukjent@ute.example', null, ''],
      ['Piotr Kowalski', 'Nordre Tømrer AS', '99999123'],
      ['Åse Strand', 'Nordre Tømrer AS', ''],
    ],
  );
  const minutesThere = (Date.now() - Date.parse(people[1]?.since ?? '')) / 60_000;
  assert.equal(Math.round(minutesThere), 300, 'since the first gate');
  await pass(worker, 'out', [project], minutesAgo(1));
  assert.equal((await read()).people.length, 2);
});

test('who passes another gate after midnight is the same person of the muster, so that a roll call knows them', async () => {
  const { call, db, staff, worker, project, pass } = await buildSite();
  await pass(worker, 'in', [project], minutesAgo(100));
  const read = async () => (await call(staff, 'GET', `/project/${project}/muster`)).json<Muster>().people;
  const before = await read();
  assert.equal(before.length, 1);
  // The line that such a passage makes, at whatever hour this runs.
  await sql`
    insert into site_day (project_id, day, email, person_id, name, employer, first_in, last_in, entered_at)
    select project_id, day + 1, email, person_id, name, employer, now(), now(), now()
      from site_day where project_id = ${project}`.execute(db);
  assert.deepEqual(await read(), before);
});
