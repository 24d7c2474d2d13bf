import assert from 'node:assert/strict';
import { test } from 'node:test';

import { demoDatabase } from '../../../../testing/demoDatabase';

test('a hundred and twenty checklists in all states from seven templates of all kinds of item, and nothing lies ahead', async () => {
  const connection = await demoDatabase('2026-11-24T12:00:00Z');
  const { rows } = await connection.pool.query<Record<string, number>>(
    `select count(*)::int as total,
      count(*) filter (where greatest(created_at, updated_at, completed_at) > '2026-11-24T12:00:00Z')::int as ahead,
      count(*) filter (where items_count < 15 or items_count > 130)::int as odd,
      count(*) filter (where answered_count = 0)::int as fresh,
      count(*) filter (where not is_completed and deadline < '2026-11-24')::int as late,
      count(*) filter (where not is_completed and answered_count between 1 and items_count - 1)::int as begun,
      count(*) filter (where is_completed)::int as completed,
      count(*) filter (where section_id is not null)::int as sections,
      count(*) filter (where house_id is null)::int as projects
      from checklist`,
  );
  const { total, ahead, odd, ...states } = rows[0] ?? {};
  assert.deepEqual([total, ahead, odd], [120, 0, 0]);
  for (const [state, count] of Object.entries(states)) assert.ok(count >= 5, `${state}: ${count}`);
  const { rows: templates } = await connection.pool.query<{
    templates: number;
    types: number;
    largest: number;
  }>(
    `select count(distinct template_id)::int as templates, count(distinct type)::int as types,
      max(position)::int as largest from checklist_template_item`,
  );
  assert.deepEqual(
    [templates[0]?.templates, templates[0]?.types, (templates[0]?.largest ?? 0) >= 100],
    [7, 10, true],
  );
  const { rows: own } = await connection.pool.query<{ email: string; count: number }>(
    `select email, count(*)::int as count from checklist join contact_person on contact_person.id = responsible_id
      join person on person.id = person_id where not is_completed group by email`,
  );
  for (const name of ['kari', 'henrik'])
    assert.ok((own.find(({ email }) => email === `${name}@byggtun.example`)?.count ?? 0) >= 10, name);
});
