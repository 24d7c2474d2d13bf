import assert from 'node:assert/strict';
import { test } from 'node:test';

import { areas } from '../../areas';
import { diskFiles } from '../../core/file/diskFiles';
import { temporaryFolder } from '../../testing/builders/releases';
import { demoDatabase } from '../../testing/demoDatabase';
import { testDatabase } from '../../testing/testDatabase';
import type { Area } from '../area/area';
import { seedDemo } from './seedDemo';
import { seedFiles } from './seedFiles';

test('a database is filled once, with everybody who signs in', async () => {
  const connection = await testDatabase();
  assert.equal(await seedDemo(areas, connection), true);
  assert.equal(await seedDemo(areas, connection), false);
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

test('who works where, marks, opens and confirms; choices of apartments; beds tonight: also in a database of an earlier version', async () => {
  const now = '2026-11-21T12:00:00Z';
  const connection = await demoDatabase(now);
  const steps = ['demo site life', 'demo choices', 'demo barracks', 'demo bookings'];
  await connection.pool.query('delete from seed_run where name = any($1)', [steps]);
  await connection.pool.query(
    `truncate project_member, project_favourite, recent_project, psi_opening, psi_agreement, section_option, section_colour,
      barrack_booking, barrack_room, barrack`,
  );
  assert.equal(await seedDemo(areas, connection, () => new Date(now)), false);
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

test('what an area more declares comes to a database that was filled before, once, its files after its rows', async () => {
  const connection = await demoDatabase('2026-11-21T12:00:00Z');
  const files = diskFiles(temporaryFolder());
  const made: unknown[] = [];
  const another: Area = {
    name: 'another',
    routes: [],
    demo: {
      files: [
        {
          name: 'demo pictures',
          load: () =>
            Promise.resolve(async (transaction, store) => {
              const { first_name } = await transaction
                .selectFrom('person')
                .where('email', '=', 'karianne@byggtun.example')
                .select('first_name')
                .executeTakeFirstOrThrow();
              made.push([first_name, store]);
            }),
        },
      ],
      rows: [
        {
          name: 'demo notes',
          load: () =>
            Promise.resolve(async (transaction, time) => {
              made.push(time);
              await transaction
                .updateTable('person')
                .set({ email: 'karianne@byggtun.example' })
                .where('email', '=', 'kari@byggtun.example')
                .execute();
            }),
        },
      ],
    },
  };
  const now = new Date('2026-12-31T23:30:00Z');
  const start = async () => {
    assert.equal(await seedDemo([another, ...areas], connection, () => now), false);
    await seedFiles([another], connection, files);
  };
  await start();
  await start();
  assert.deepEqual(made, [{ day: '2027-01-01', now }, ['Kari', files]]);
});
