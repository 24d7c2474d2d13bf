import assert from 'node:assert/strict';
import { test } from 'node:test';

import { areas } from '../../../areas';
import { seedDemo } from '../../../record/demo/seedDemo';
import { testDatabase } from '../../../testing/testDatabase';

test('what the gates have seen: weeks of site lists, some people there now whatever the hour, and none of those who sign in', async () => {
  const today = new Date().toISOString();
  for (const now of ['2026-11-20T11:00:00Z', '2026-11-22T01:30:00Z', '2026-06-30T22:30:00Z', today]) {
    const connection = await testDatabase();
    await seedDemo(areas, connection, () => new Date(now));
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
