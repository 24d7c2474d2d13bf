import assert from 'node:assert/strict';
import { test } from 'node:test';

import { demoDatabase } from '../../../../testing/demoDatabase';

test('items that are not as they should be have a case of the kind that their checklist makes, some of them done; nobody is written to', async () => {
  const connection = await demoDatabase('2026-11-24T12:00:00Z');
  const { rows } = await connection.pool.query<Record<string, number | boolean>>(
    `select discrepancy_type as kind, count(*)::int as made,
      count(*) filter (where (bool_val = false or cardinality(chosen) > 0) and not is_completed
        and coalesce(aberration.description, complaint.description, action.description) like '%' || asked.text || '%')::int as fit,
      count(*) filter (where coalesce(aberration.project_id, complaint.project_id, action.project_id) = checklist.project_id)::int as there,
      count(*) filter (where coalesce(complaint.status = 2, action.status = 3, aberration.status = 3
        and exists (select from action as first where first.aberration_id = aberration.id and first.status = 3)))::int as done,
      bool_or(greatest(aberration.updated_at, complaint.updated_at, action.updated_at, checklist.updated_at) > '2026-11-24T12:00:00Z') as ahead,
      count(*) filter (where email like 'kari@%')::int as own
      from checkpoint
      join checklist on checklist.id = checklist_id
      join checklist_template template on template.id = checklist.template_id
      join checklist_template_item asked on asked.id = template_item_id
      join contact_person on contact_person.id = checklist.responsible_id
      join person on person.id = person_id
      left join aberration on aberration.id = aberration_id and discrepancy_type = 0
      left join complaint on complaint.id = complaint_id and discrepancy_type = 1
      left join action on action.id = action_id and discrepancy_type = 2
      where coalesce(checkpoint.aberration_id, checkpoint.complaint_id, checkpoint.action_id) is not null
      group by discrepancy_type order by 1`,
  );
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    [0, 1, 2],
  );
  for (const { made, fit, there, done, ahead } of rows) {
    assert.ok(Number(made) >= 3, JSON.stringify(rows));
    assert.deepEqual([fit, there, ahead], [made, made, false], JSON.stringify(rows));
    assert.ok(Number(done) >= 1 && Number(done) < Number(made), JSON.stringify(rows));
  }
  assert.ok(rows.reduce((sum, { own }) => sum + Number(own), 0) >= 3, JSON.stringify(rows));
  const { rows: mails } = await connection.pool.query('select 1 from mail');
  assert.equal(mails.length, 0);
});
