import assert from 'node:assert/strict';
import { test } from 'node:test';

import { demoDatabase } from '../../../testing/demoDatabase';

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
