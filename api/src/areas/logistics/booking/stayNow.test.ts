import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Booking } from '@byggtun/shared/contract/booking';
import { isCurrentBooking } from '@byggtun/shared/contract/bookingRules';
import { addDays } from '@byggtun/shared/contract/day';

import { barrackCodes, createBarrack, createStay } from '../../../testing/builders/barracks';
import { buildScene } from '../../../testing/builders/scene';
import { stayNow } from './stayNow';

test('until noon in Norway it is the night of the day before', () => {
  for (const [now, today, night] of [
    ['2026-11-25T22:59:00Z', '2026-11-25', '2026-11-25'],
    ['2026-11-25T23:20:00Z', '2026-11-26', '2026-11-25'],
    ['2026-11-26T10:59:00Z', '2026-11-26', '2026-11-25'],
    ['2026-11-26T11:00:00Z', '2026-11-26', '2026-11-26'],
    ['2026-07-31T22:30:00Z', '2026-08-01', '2026-07-31'],
    ['2026-08-01T10:00:00Z', '2026-08-01', '2026-08-01'],
  ] as const)
    assert.deepEqual(stayNow(new Date(now)), { today, night }, now);
});

test('a booking whose last night has been is told with its codes, and can be deleted, until noon', async () => {
  const { app, call, staff } = await buildScene();
  const { roomIds } = await createBarrack(app.database.db);
  const { today } = stayNow();
  const id = await createStay(app.database.db, staff, roomIds[0] ?? 0, [addDays(today, -1), today]);
  const isCurrent = isCurrentBooking({ toDate: today }, stayNow());
  const found = (await call(staff, 'GET', '/barracks/bookings')).json<Booking[]>();
  assert.deepEqual(
    found.map(({ isActive, barracks, may }) => [isActive, barracks.doorCode, may.delete]),
    isCurrent ? [[true, barrackCodes.door_code, true]] : [],
  );
  const { statusCode } = await call(staff, 'DELETE', `/barracks/booking/del/${id}`);
  assert.equal(statusCode, isCurrent ? 200 : 400);
});
