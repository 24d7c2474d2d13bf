import assert from 'node:assert/strict';
import { test } from 'node:test';

import { demoDatabase } from '../../../../testing/demoDatabase';

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
