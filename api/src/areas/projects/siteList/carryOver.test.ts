import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ListAnswer } from '@byggtun/shared/contract/list';
import type { Muster } from '@byggtun/shared/contract/muster';
import type { SiteDayRow } from '@byggtun/shared/contract/siteList';
import type { FastifyInstance } from 'fastify';

import { migrate } from '../../../core/database/migrate';
import { migrations } from '../../../migrations/index';
import { createProject } from '../../../testing/builders/cases';
import { createCompany, createContact } from '../../../testing/builders/people';
import { joinProject } from '../../../testing/builders/places';
import { minutesAgo } from '../../../testing/builders/site';
import { buildTestApp } from '../../../testing/testApp';
import { testDatabase } from '../../../testing/testDatabase';
import { bearer } from '../../../testing/tokenFor';

/** A passage as versions before the site list stored it. */
type Stored = readonly [email: string, direction: 'in' | 'out', projectIds: number[], occurredAt: string];

const guest = 'ukjent@ute.example';
let app: FastifyInstance;
let projects: { site: number; other: number };
let headers: Record<string, string>;

before(async () => {
  const database = await testDatabase('0012-projects');
  const { db } = database;
  const developer = await createCompany(db, { name: 'Byggtun AS', isByggtun: true });
  const staff = await createContact(db, developer.id);
  const company = await createCompany(db, { name: 'Nordre Tømrer AS' });
  await db.updateTable('company').set({ reg_num: '312045005' }).where('id', '=', company.id).execute();
  // The company that the worker acts for takes no part in the site.
  const elsewhere = await createCompany(db, { name: 'Annet Sted AS' });
  const worker = await createContact(db, elsewhere.id, { firstName: 'Piotr', lastName: 'Kowalski' });
  await db
    .insertInto('contact_person')
    .values({ person_id: worker.personId, company_id: company.id, hms_card_number: '1234567' })
    .execute();
  await db
    .updateTable('person')
    .set({ birth_date: '1990-05-17' })
    .where('id', '=', worker.personId)
    .execute();
  const site = await createProject(db, { name: 'Åsen' });
  const other = await createProject(db, { name: 'Bakken' });
  await joinProject(db, site, company.id);
  const stored: Stored[] = [
    // Two stays of a day, the second on two sites and one that is not there.
    [worker.email, 'in', [site], '2026-03-02T06:00:00Z'],
    [worker.email, 'out', [site], '2026-03-02T10:00:00Z'],
    [worker.email, 'in', [site, other, 999_999], '2026-03-02T10:30:00Z'],
    [worker.email, 'out', [site], '2026-03-02T14:30:00Z'],
    // A night, which begins on another day in Norway than by the clock of Greenwich.
    [worker.email, 'in', [site], '2026-03-03T23:30:00Z'],
    [worker.email, 'out', [site], '2026-03-04T05:00:00Z'],
    // Forgot to check out, and came back two days later.
    [guest, 'in', [site], '2026-03-05T06:00:00Z'],
    [guest, 'in', [site], '2026-03-07T06:00:00Z'],
    [guest, 'out', [site], '2026-03-07T12:00:00Z'],
    // Is there still.
    [worker.email, 'in', [site], minutesAgo(30)],
  ];
  for (const [index, [email, direction, project_ids, at]] of stored.entries())
    await db
      .insertInto('infotech_event')
      .values({ id: `old ${index}`, email, direction, project_ids, occurred_at: new Date(at) })
      .execute();
  await migrate(database, migrations);
  app = await buildTestApp({}, database);
  headers = await bearer(app, staff.email);
  projects = { site, other };
});

const listOf = async (projectId: number) => {
  const query = { page: 1, itemsPerPage: 20, sortBy: 'day', sortDesc: false };
  const payload = { headers: [{ value: 'projectId', type: 'int', filterValues: [projectId] }], ...query };
  const answer = await app.inject({ method: 'POST', url: '/api/project/sitelist', headers, payload });
  return answer.json<ListAnswer<SiteDayRow>>().items;
};

test('passages of before the site list become its days: first in, last out, nights, and no more than 16 hours', async () => {
  const timesOf = async (projectId: number) =>
    (await listOf(projectId)).map(({ day, name, firstIn, lastOut }) => [day, name, firstIn, lastOut]);
  assert.deepEqual((await timesOf(projects.site)).slice(0, 4), [
    ['2026-03-02', 'Piotr Kowalski', '07:00', '15:30'],
    ['2026-03-04', 'Piotr Kowalski', '00:30', '06:00'],
    ['2026-03-05', guest, '07:00', null],
    ['2026-03-07', guest, '07:00', '13:00'],
  ]);
  assert.deepEqual(await timesOf(projects.other), [['2026-03-02', 'Piotr Kowalski', '11:30', '15:30']]);
});

test('they have what is known of the person, by the company that takes part in the site', async () => {
  const [registered, , unknown] = await listOf(projects.site);
  const known = ({
    birthDate,
    hmsCardNumber,
    employer,
    employerRegNum,
    isComplete,
  }: Partial<SiteDayRow> = {}) => [birthDate, hmsCardNumber, employer, employerRegNum, isComplete];
  assert.deepEqual(known(registered), ['1990-05-17', '1234567', 'Nordre Tømrer AS', '312045005', true]);
  assert.deepEqual(known(unknown), [null, null, null, null, false]);
});

test('who is on the site while the version is changed is there afterwards', async () => {
  const answer = await app.inject({ url: `/api/project/${projects.site}/muster`, headers });
  assert.deepEqual(
    answer.json<Muster>().people.map(({ name }) => name),
    ['Piotr Kowalski'],
  );
});
