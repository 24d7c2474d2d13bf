import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createProject } from '../../../testing/builders/cases';
import { createCompany } from '../../../testing/builders/people';
import { joinProject } from '../../../testing/builders/places';
import { buildSite, minutesAgo } from '../../../testing/builders/site';

test('a line of the list keeps the values of its day, whatever becomes of the person', async () => {
  const { db, project, worker, pass, lines } = await buildSite();
  await pass(worker, 'in', [project], '2026-03-02T07:00:00+01:00');
  const [line] = await lines();
  assert.deepEqual(
    { ...line, id: 0, person_id: 0 },
    {
      id: 0,
      project_id: project,
      day: '2026-03-02',
      email: worker.email,
      person_id: 0,
      name: 'Piotr Kowalski',
      birth_date: '1990-05-17',
      hms_card_number: '1234567',
      employer: 'Nordre Tømrer AS',
      employer_reg_num: '312045005',
      first_in: new Date('2026-03-02T06:00Z'),
      last_in: new Date('2026-03-02T06:00Z'),
      last_out: null,
      entered_at: new Date('2026-03-02T06:00Z'),
      search: 'piotr kowalski nordre tOmrer as',
      is_complete: true,
    },
  );
  await db.updateTable('person').set({ last_name: 'Nowak' }).where('id', '=', worker.personId).execute();
  await db.updateTable('company').set({ name: 'Nytt Navn AS' }).where('id', '=', worker.companyId).execute();
  await pass(worker, 'out', [project], '2026-03-02T15:30:00+01:00');
  await pass(worker, 'in', [project], '2026-03-03T07:00:00+01:00');
  assert.deepEqual(
    (await lines()).map(({ day, name, employer, last_out }) => [
      day,
      name,
      employer,
      last_out?.toISOString(),
    ]),
    [
      ['2026-03-02', 'Piotr Kowalski', 'Nordre Tømrer AS', '2026-03-02T14:30:00.000Z'],
      ['2026-03-03', 'Piotr Nowak', 'Nytt Navn AS', undefined],
    ],
  );
});

test('what is put right on the day itself stands there from the next passage on', async () => {
  const { db, project, colleague, pass, lines } = await buildSite();
  // Both now: just after midnight, a minute ago and two minutes ago are not one day.
  await pass(colleague, 'in', [project], minutesAgo(0));
  assert.equal((await lines())[0]?.is_complete, false);
  await db
    .updateTable('person')
    .set({ birth_date: '1985-01-02' })
    .where('id', '=', colleague.personId)
    .execute();
  await db
    .updateTable('contact_person')
    .set({ hms_card_number: '7' })
    .where('id', '=', colleague.id)
    .execute();
  await pass(colleague, 'out', [project], minutesAgo(0));
  assert.equal((await lines())[0]?.is_complete, true);
});

test('somebody who is not registered stands there by the e-mail', async () => {
  const { project, pass, lines } = await buildSite();
  await pass({ email: 'Ukjent@Ute.example' }, 'in', [project], '2026-03-02T07:00:00+01:00');
  const [line] = await lines();
  assert.deepEqual(
    [line?.name, line?.person_id, line?.employer, line?.is_complete],
    ['ukjent@ute.example', null, null, false],
  );
});

test('the employer is the company that takes part in the project, the one that the person acts for first', async () => {
  const { db, project, worker, stranger, pass, lines } = await buildSite();
  const secondOf = async (companyId: number, hms_card_number: string, active = true) => {
    const { id } = await db
      .insertInto('contact_person')
      .values({ person_id: worker.personId, company_id: companyId, hms_card_number, active })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const elsewhere = await createProject(db);
  await joinProject(db, elsewhere, stranger.companyId);
  const both = await createProject(db);
  await joinProject(db, both, stranger.companyId);
  await joinProject(db, both, worker.companyId);
  const none = await createProject(db);
  const closed = await createCompany(db, { name: 'Sluttet AS' });
  await joinProject(db, none, closed.id);
  await secondOf(closed.id, '9', false);
  await secondOf(stranger.companyId, '7654321');
  await pass(worker, 'in', [project, elsewhere, both, none], '2026-03-02T07:00:00+01:00');
  const byProject = new Map((await lines()).map((line) => [line.project_id, line]));
  assert.deepEqual(
    [project, elsewhere, both, none].map((id) => {
      const { employer, hms_card_number } = byProject.get(id) ?? {};
      return [employer, hms_card_number];
    }),
    [
      ['Nordre Tømrer AS', '1234567'],
      ['Granlund Elektro AS', '7654321'],
      ['Nordre Tømrer AS', '1234567'],
      ['Nordre Tømrer AS', '1234567'],
    ],
  );
});

test('passages that come in the wrong order, days apart too, make the same list', async () => {
  const { project, worker, pass, lines } = await buildSite();
  await pass(worker, 'out', [project], '2026-03-03T06:00:00+01:00');
  assert.deepEqual(
    (await lines()).map(({ day }) => day),
    ['2026-03-03'],
    'seen going out',
  );
  await pass(worker, 'in', [project], '2026-03-02T22:00:00+01:00');
  const [night, ...others] = await lines();
  assert.deepEqual(others, [], 'it was the end of a night shift');
  assert.deepEqual(
    [night?.day, night?.first_in, night?.last_out],
    ['2026-03-02', new Date('2026-03-02T21:00Z'), new Date('2026-03-03T05:00Z')],
  );
  await pass(worker, 'out', [project], '2026-03-03T01:00:00+01:00');
  await pass(worker, 'in', [project], '2026-03-03T01:30:00+01:00');
  assert.deepEqual(
    (await lines()).map(({ day, last_out }) => [day, last_out?.toISOString()]),
    [
      ['2026-03-02', '2026-03-03T00:00:00.000Z'],
      ['2026-03-03', '2026-03-03T05:00:00.000Z'],
    ],
  );
});

test('a day whose raw passages are deleted only becomes longer', async () => {
  const { db, project, worker, pass, lines } = await buildSite();
  await pass(worker, 'in', [project], '2026-03-02T07:00:00+01:00');
  await pass(worker, 'out', [project], '2026-03-02T15:30:00+01:00');
  await db.deleteFrom('infotech_event').execute();
  await pass(worker, 'in', [project], '2026-03-02T06:30:00+01:00');
  const [line] = await lines();
  assert.deepEqual(
    [line?.first_in, line?.last_in, line?.last_out, line?.entered_at],
    [new Date('2026-03-02T05:30Z'), new Date('2026-03-02T06:00Z'), new Date('2026-03-02T14:30Z'), null],
  );
});
