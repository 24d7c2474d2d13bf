import assert from 'node:assert/strict';
import { test } from 'node:test';

import { demoDatabase } from '../testing/demoDatabase';
import { testDatabase } from '../testing/testDatabase';
import { makeDemo } from './makeDemo';
import { isOrganisationNumber } from './organisationNumber';
import { seedDemo } from './seedDemo';

test('the demo data are the same each time, with the counts that were decided', () => {
  const demo = makeDemo('2026-11-21');
  assert.deepEqual(makeDemo('2026-11-21'), demo);
  const { people, projects, cases } = demo;
  assert.equal(projects.projects.length, 14);
  assert.equal(people.companies.length, 8);
  assert.equal(cases.complaints.filter(({ is_enquiry }) => !is_enquiry).length, 1500);
  assert.equal(cases.complaints.filter(({ is_enquiry }) => is_enquiry).length, 400);
  assert.deepEqual(
    [...new Set(cases.complaints.map(({ status }) => status))].sort(),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
  assert.ok(people.companies.every(({ reg_num }) => isOrganisationNumber(reg_num ?? '')));
});

test('the days move with today, nothing lies in the future', () => {
  const { complaints, comments } = makeDemo('2027-03-02').cases;
  assert.ok(complaints.every(({ line_date }) => line_date < '2027-03-02'));
  assert.ok(comments.every(({ created_at }) => created_at && created_at < new Date('2027-03-02')));
  const isLate = complaints.filter(
    ({ status, deadline }) => status === 0 && deadline && deadline < '2027-03-02',
  );
  assert.ok(isLate.length > 20 && isLate.length < 150);
});

test('organisation numbers by the mod-11 check', () => {
  const table = { '974760673': true, '974760674': false, '97476067': false, '9747606731': false };
  for (const [number, expected] of Object.entries(table))
    assert.equal(isOrganisationNumber(number), expected, number);
});

test('everybody but the new ones has answered the competence dialog today and has courses', async () => {
  const connection = await demoDatabase('2026-11-21T12:00:00Z');
  const { rows } = await connection.pool.query<{ email: string; answered: string | null; courses: number }>(
    `select person.email, person_setting.value as answered, count(contact_person_course.id) as courses
      from person
      join contact_person on contact_person.person_id = person.id
      left join person_setting on person_setting.person_id = person.id and key = 'cometanceUpdated'
      left join contact_person_course on contact_person_course.contact_person_id = contact_person.id
      group by 1, 2`,
  );
  const missing = rows.filter(({ answered }) => answered !== '2026-11-21').map(({ email }) => email);
  assert.deepEqual(missing, ['silje@granlund.example']);
  assert.equal(rows.find(({ email }) => email === 'silje@granlund.example')?.courses, 0);
  assert.ok(rows.filter(({ courses }) => courses > 0).length > rows.length * 0.8);
});

test('some have a photo, and one of their own is kept when a later version brings the demo its photos', async () => {
  const connection = await demoDatabase();
  const { rows } = await connection.pool.query<{ email: string; photos: number }>(
    `select email, count(*) as photos from person join profile_photo on person_id = person.id
      where photo_version is not null group by email order by email`,
  );
  assert.deepEqual(
    rows.map(({ email, photos }) => [email, photos]),
    [
      ['kari@byggtun.example', 3],
      ['lars@granlund.example', 3],
      ['marte@nordretomrer.example', 3],
    ],
  );
  await connection.pool.query(`delete from seed_run where name = 'demo photos'`);
  await connection.pool.query(`update person set photo_version = 'egen' where email like 'kari@%'`);
  await seedDemo(connection);
  const { rows: kept } = await connection.pool.query(`select 1 from person where photo_version = 'egen'`);
  assert.equal(kept.length, 1);
});

test('a database is filled once, with everybody who signs in', async () => {
  const connection = await testDatabase();
  assert.equal(await seedDemo(connection), true);
  assert.equal(await seedDemo(connection), false);
  const { db } = connection;
  // Besides those that items of checklists became.
  const { rows } = await connection.pool.query<{ count: number }>(
    'select count(*) from complaint where not exists (select from checkpoint where complaint_id = complaint.id)',
  );
  assert.equal(rows[0]?.count, 1900);
  const wanted = ['kari', 'henrik'].map((name) => `${name}@byggtun.example`);
  wanted.push('marte@nordretomrer.example', 'piotr@nordretomrer.example');
  wanted.push('lars@granlund.example', 'silje@granlund.example');
  const accounts = await db
    .selectFrom('sign_in_account')
    .select('email')
    .where('email', 'in', wanted)
    .execute();
  assert.equal(accounts.length, 6);
  await db.insertInto('company').values({ name: 'Etterpå AS' }).execute();
});

test('deviations, RUH and actions: types for both, some late, some treated, and new ones of every severity for who signs in', async () => {
  const connection = await demoDatabase('2026-11-21T12:00:00Z');
  const { rows: types } = await connection.pool.query<{ category: number; id: number; causes: number }>(
    `select category, type.id, count(*) as causes from aberration_type type
      join aberration_cause on aberration_type_id = type.id group by category, type.id`,
  );
  assert.deepEqual([...new Set(types.map(({ category }) => category))].sort(), [1, 2]);
  assert.equal(types.find(({ id }) => id === 43)?.category, 1);
  const { rows: fresh } = await connection.pool.query<{ email: string; severities: number }>(
    `select email, count(distinct severity) as severities from action
      join contact_person on contact_person.id = responsible_id join person on person.id = person_id
      where status = 1 and not exists (select from comment where owner_kind = 'action' and owner_id = action.id) group by email`,
  );
  for (const name of ['kari@byggtun', 'marte@nordretomrer', 'piotr@nordretomrer', 'lars@granlund'])
    assert.equal(fresh.find(({ email }) => email === `${name}.example`)?.severities, 3, name);
  const { rows: counts } = await connection.pool.query<Record<string, number>>(
    `select count(*) filter (where status = 3) as treated, count(*) filter (where status = 2) as started,
      count(*) filter (where status = 1 and deadline < '2026-11-21') as late,
      count(*) filter (where updated_at > '2026-11-21T12:00:00Z' or created_at >= updated_at + interval '1 s') as wrong,
      count(*) filter (where status = 3 and not exists (select from comment where owner_kind = 'action' and owner_id = action.id)) as silent
      from action`,
  );
  const { treated = 0, started = 0, late = 0, wrong, silent } = counts[0] ?? {};
  assert.ok(treated > 100 && started > 20 && late > 20, JSON.stringify(counts[0]));
  assert.deepEqual([wrong, silent], [0, 0]);
});

test('who works where, marks, opens and confirms; choices of apartments; beds tonight: also in a database of an earlier version', async () => {
  const now = '2026-11-21T12:00:00Z';
  const connection = await demoDatabase(now);
  const steps = ['demo site life', 'demo choices', 'demo barracks', 'demo bookings'];
  await connection.pool.query('delete from seed_run where name = any($1)', [steps]);
  await connection.pool.query(
    `truncate project_member, project_favourite, recent_project, psi_opening, psi_agreement, section_option, section_colour,
      barrack_booking, barrack_room, barrack`,
  );
  assert.equal(await seedDemo(connection, () => new Date(now)), false);
  const { rows } = await connection.pool.query<Record<string, unknown>>(
    `select split_part(email, '@', 1) as name, members, favourites, recent, confirmed, beds from person
      join contact_person on contact_person.id = active_contact_person_id
      cross join lateral (select count(*)::int as members from project_member where contact_person_id = contact_person.id) a
      cross join lateral (select count(*)::int as favourites from project_favourite where contact_person_id = contact_person.id) b
      cross join lateral (select count(*)::int as recent from recent_project where contact_person_id = contact_person.id) c
      cross join lateral (select count(*)::int as confirmed from psi_agreement where person_id = person.id) d
      cross join lateral (select count(*)::int as beds from barrack_booking where contact_person_id = contact_person.id
        and from_date <= '2026-11-21' and to_date > '2026-11-21') e
      where split_part(email, '@', 1) in ('kari', 'henrik', 'marte', 'piotr', 'lars', 'silje') order by person.id`,
  );
  assert.deepEqual(
    rows.map((row) => Object.values(row)),
    [
      ['kari', 0, 5, 8, 3, 1],
      ['henrik', 0, 4, 5, 2, 1],
      ['marte', 7, 0, 5, 3, 0],
      ['piotr', 5, 0, 3, 2, 0],
      ['lars', 4, 0, 3, 2, 0],
      ['silje', 2, 0, 0, 0, 0],
    ],
  );
  const { rows: wrong } = await connection.pool.query(
    `select 1 from project_member join contact_person on contact_person.id = contact_person_id where not exists (
      select from project_company where project_company.project_id = project_member.project_id
        and project_company.company_id = contact_person.company_id)`,
  );
  assert.equal(wrong.length, 0, 'nobody works on a project that their company has no part in');
  const { rows: choices } = await connection.pool.query<{ options: number; colours: number }>(
    'select (select count(*)::int from section_option) as options, (select count(*)::int from section_colour) as colours',
  );
  assert.ok((choices[0]?.options ?? 0) > 500 && (choices[0]?.colours ?? 0) > 1000, JSON.stringify(choices));
});

test('what the gates have seen: weeks of site lists, some people there now whatever the hour, and none of those who sign in', async () => {
  const today = new Date().toISOString();
  for (const now of ['2026-11-20T11:00:00Z', '2026-11-22T01:30:00Z', '2026-06-30T22:30:00Z', today]) {
    const connection = await testDatabase();
    await seedDemo(connection, () => new Date(now));
    const { rows } = await connection.pool.query<Record<string, number>>(
      `select count(distinct day)::int as days, count(*)::int as lines,
        count(*) filter (where not is_complete)::int as incomplete,
        count(*) filter (where entered_at is not null and last_in > $1::timestamptz - interval '16 hours')::int as present,
        count(*) filter (where greatest(last_in, last_out) > $1)::int as ahead,
        count(*) filter (where entered_at > $1::timestamptz - interval '16 hours' and email ~ '^(kari|henrik|marte|piotr|lars|silje)@')::int as led,
        (select count(*)::int from infotech_event where occurred_at < $1::timestamptz - interval '14 days') as old
        from site_day`,
      [now],
    );
    const { days = 0, lines = 0, present = 0, incomplete = 0, ...wrong } = rows[0] ?? {};
    assert.ok(days >= 15 && lines > 250 && present >= 12 && incomplete > 0, JSON.stringify(rows[0]));
    assert.deepEqual(wrong, { ahead: 0, led: 0, old: 0 });
  }
});

test('barracks: five with sixty rooms, and people in them around today, each in one room a night', async () => {
  const connection = await demoDatabase('2026-11-21T12:00:00Z');
  const { rows } = await connection.pool.query<Record<string, number>>(
    `select (select count(*)::int from barrack) as barracks, (select count(*)::int from barrack_room) as rooms,
      (select count(*)::int from barrack_booking where nights @> date '2026-11-18') as lately,
      (select count(*)::int from barrack_booking where from_date > '2026-11-21') as ahead,
      (select count(*)::int from barrack join project on project.id = project_id where not has_barrack) as stray`,
  );
  const { barracks, rooms: beds, lately = 0, ahead = 0, stray } = rows[0] ?? {};
  assert.deepEqual([barracks, beds, stray], [5, 60, 0]);
  assert.ok(lately >= 4 && ahead >= 20, JSON.stringify(rows[0]));
});
