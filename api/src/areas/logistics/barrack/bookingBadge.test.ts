import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addDays } from '@byggtun/shared/contract/day';

import { today } from '../../../core/time/today';
import { createBarrack, createStay } from '../../../testing/builders/barracks';
import { buildScene } from '../../../testing/builders/scene';

test("the badge of 'Min profil' says that one sleeps in barracks tonight", async () => {
  const { app, call, staff, worker } = await buildScene();
  const { db } = app.database;
  const badge = async (who: typeof staff) =>
    (await call(who, 'GET', '/user/badges')).json<{ activeBooking: number }>().activeBooking;
  assert.equal(await badge(staff), 0);
  const { roomIds } = await createBarrack(db);
  await createStay(db, staff, roomIds[0] ?? 0, [today(), addDays(today(), 2)]);
  assert.equal(await badge(staff), 1);
  assert.equal(await badge(worker), 0);
  await db
    .updateTable('barrack_booking')
    .set({ from_date: addDays(today(), 1) })
    .execute();
  assert.equal(await badge(staff), 0);
});
