import assert from 'node:assert/strict';
import { test } from 'node:test';

import { demoDatabase } from '../../../../testing/demoDatabase';

test('every project of the demo has minutes with all that belongs to them, of meetings that have been held', async () => {
  const connection = await demoDatabase('2026-11-21T12:00:00Z');
  const { rows } = await connection.pool.query<{ count: number; cases: number; people: number }>(
    `select count(distinct minute.id)::int as count,
      min((select count(*)::int from minute_registration where minute_id = minute.id)) as cases,
      min((select count(*)::int from minute_person where minute_id = minute.id)) as people
     from minute group by project_id`,
  );
  assert.equal(rows.length, 14);
  for (const { count, cases, people } of rows)
    assert.ok(
      count >= 6 && count <= 25 && cases >= 1 && people >= 3,
      JSON.stringify({ count, cases, people }),
    );
  const { rows: wrong } = await connection.pool.query(
    `select 1 from minute where starts_at > '2026-11-21' union all
     select 1 from minute_aberration join minute on minute.id = minute_id join aberration on aberration.id = aberration_id
       where aberration.project_id <> minute.project_id or aberration.registrated > minute.starts_at::date`,
  );
  assert.deepEqual(wrong, []);
  const { rows: spoken } = await connection.pool.query('select 1 from minute_aberration');
  assert.ok(spoken.length > 20, String(spoken.length));
});
