import assert from 'node:assert/strict';
import { test } from 'node:test';

import { demoDatabase } from '../../../../testing/demoDatabase';

test('four hundred self-checks in all states, some of each for everybody who signs in, and nothing lies ahead', async () => {
  const connection = await demoDatabase('2026-11-21T12:00:00Z');
  const { rows } = await connection.pool.query<Record<string, number>>(
    `select count(*)::int as total,
      count(*) filter (where status = 0 and activities_count > 1)::int as fresh,
      count(*) filter (where status = 0 and deadline < '2026-11-21')::int as late,
      count(*) filter (where status = 1 and done_count < activities_count)::int as begun,
      count(*) filter (where status = 1 and done_count = activities_count)::int as ready,
      count(*) filter (where is_completed)::int as completed,
      count(*) filter (where activities_count = 0)::int as empty,
      count(*) filter (where greatest(created_at, updated_at, completed_at) > '2026-11-21T12:00:00Z')::int as ahead,
      count(*) filter (where not exists (select from project_company
        where project_company.project_id = schedule.project_id
          and project_company.company_id = schedule.company_id))::int as astray
      from schedule`,
  );
  const { total, ahead, astray, ...states } = rows[0] ?? {};
  assert.deepEqual([total, ahead, astray], [400, 0, 0]);
  for (const [state, count] of Object.entries(states)) assert.ok(count >= 5, `${state}: ${count}`);
  const { rows: deviations } = await connection.pool.query<{ count: number }>(
    'select count(*)::int as count from activity where aberration_id is not null',
  );
  assert.ok((deviations[0]?.count ?? 0) >= 5, JSON.stringify(deviations));
  const { rows: people } = await connection.pool.query<{ email: string; fresh: number }>(
    `select email, count(*) filter (where status = 0 and activities_count > 1)::int as fresh from schedule
      join contact_person on contact_person.id = responsible_id join person on person.id = person_id group by email`,
  );
  for (const name of [
    'kari@byggtun',
    'henrik@byggtun',
    'marte@nordretomrer',
    'piotr@nordretomrer',
    'lars@granlund',
  ])
    assert.ok((people.find(({ email }) => email === `${name}.example`)?.fresh ?? 0) >= 4, name);
});
