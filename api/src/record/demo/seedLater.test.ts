import assert from 'node:assert/strict';
import { test } from 'node:test';

import { areas } from '../../areas';
import { demoDatabase } from '../../testing/demoDatabase';
import { testDatabase } from '../../testing/testDatabase';
import { seedDemo } from './seedDemo';

/** A database of the first version of the demo: the later steps are still to come. */
const firstStepOnly = async () => {
  const whole = await demoDatabase();
  const { rows } = await whole.pool.query<{ name: string }>(`select name from seed_run where name <> 'demo'`);
  const steps = rows.map(({ name }) => name);
  const connection = await testDatabase();
  await connection.pool.query('insert into seed_run (name) select unnest($1::text[])', [steps]);
  await seedDemo(areas, connection);
  await connection.pool.query('delete from seed_run where name = any($1)', [steps]);
  return connection;
};

test('later steps point at who and what is there, whatever has been renamed and who has left since the first', async () => {
  const connection = await firstStepOnly();
  const { pool } = connection;
  await pool.query(`update person set first_name = 'Karianne' where email = 'kari@byggtun.example'`);
  const { rows: left } = await pool.query<{ id: number }>(
    `update contact_person set active = false
      where id = (select active_contact_person_id from person where email = 'piotr@nordretomrer.example') returning id`,
  );
  // As if the two had been made in the other order.
  await pool.query(
    `update project set name = case name when 'Sandaker park' then 'Fornebu strand' else 'Sandaker park' end
      where name in ('Sandaker park', 'Fornebu strand')`,
  );
  assert.equal(await seedDemo(areas, connection), false);
  const namesOf = async (table: string, condition: string) => {
    const { rows } = await pool.query<{ names: string[] }>(
      `select array_agg(distinct project.name::text) as names from ${table} join project on project.id = project_id
        where ${condition}`,
    );
    return rows[0]?.names.toSorted();
  };
  assert.deepEqual(
    await namesOf('psi_agreement', `person_id = (select id from person where email like 'henrik@%')`),
    ['Lørenhagen', 'Sandaker park'],
  );
  assert.deepEqual(
    await namesOf(
      'project_favourite',
      `contact_person_id = (select active_contact_person_id from person where first_name = 'Karianne')`,
    ),
    ['Ensjøtunet', 'Fornebu strand', 'Lillestrøm brygge', 'Sandaker park', 'Ski vest'],
  );
  assert.deepEqual(await namesOf('site_day', 'true'), ['Ensjøtunet', 'Lillestrøm brygge', 'Sandaker park']);
  const { rows: reported } = await pool.query<Record<string, number>>(
    `select count(*)::int as all, count(*) filter (where $1 in (responsible_id, created_by_id))::int as left from action`,
    [left[0]?.id],
  );
  assert.ok((reported[0]?.all ?? 0) > 300);
  assert.equal(reported[0]?.left, 0, 'nothing is reported by or to who has left');
  const { rows: strange } = await pool.query(
    `select 1 from aberration where not exists (select from project_company
      where project_company.project_id = aberration.project_id and project_company.company_id = aberration.company_id)`,
  );
  assert.deepEqual(strange, []);
});
