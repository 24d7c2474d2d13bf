import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addDays } from '@byggtun/shared/contract/day';

import { today } from '../../../core/time/today';
import { createProject } from '../../../testing/builders/cases';
import { buildScene } from '../../../testing/builders/scene';

test("the badge of 'Min profil' says that one sleeps in barracks tonight", async () => {
  const { app, call, staff, worker } = await buildScene();
  const { db } = app.database;
  const badge = async (who: typeof staff) =>
    (await call(who, 'GET', '/user/badges')).json<{ activeBooking: number }>().activeBooking;
  assert.equal(await badge(staff), 0);
  const project_id = await createProject(db);
  const barrack = await db
    .insertInto('barrack')
    .values({ project_id, name: 'Brakkerigg 1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const room = await db
    .insertInto('barrack_room')
    .values({ barrack_id: barrack.id, name: 'Rom 1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('barrack_booking')
    .values({
      room_id: room.id,
      contact_person_id: staff.id,
      from_date: today(),
      to_date: addDays(today(), 2),
    })
    .execute();
  assert.equal(await badge(staff), 1);
  assert.equal(await badge(worker), 0);
  await db
    .updateTable('barrack_booking')
    .set({ from_date: addDays(today(), 1) })
    .execute();
  assert.equal(await badge(staff), 0);
});
