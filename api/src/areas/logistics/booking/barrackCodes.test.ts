import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Booking } from '@byggtun/shared/contract/booking';
import { addDays } from '@byggtun/shared/contract/day';

import { today } from '../../../core/time/today';
import { barrackCodes, createBarrack, createStay } from '../../../testing/builders/barracks';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene } from '../../../testing/builders/scene';
import { contractRoutes } from '../../../testing/contractRoutes';
import { bearer } from '../../../testing/tokenFor';

const inDays = (days: number) => addDays(today(), days);

test('the codes of door and wifi are in one answer alone: the own active booking, and not on a kiosk', async () => {
  const kiosk = await buildScene({ KIOSK_HOSTS: 'kiosk.example' });
  const { app, staff } = kiosk;
  const own = app.database.db;
  const other = await createContact(own, staff.companyId);
  const made = await createBarrack(own, { rooms: 3, responsibleId: staff.id });
  const [room = 0, next = 0] = made.roomIds;
  await createStay(own, staff, room, [today(), inDays(2)]);
  await createStay(own, staff, room, [inDays(5), inDays(6)]);
  await createStay(own, other, next, [inDays(3), inDays(6)]);
  const period = { projectId: made.projectId, fromDate: inDays(1), toDate: inDays(2) };
  const asked = async (who: TestContact) => [
    await kiosk.call(who, 'GET', '/barracks/bookings'),
    await kiosk.call(who, 'GET', `/barracks/${made.projectId}/bookings`),
    await kiosk.call(who, 'GET', '/barracks/bookingactive'),
    await kiosk.call(who, 'POST', '/barracks/available', period),
    await kiosk.call(who, 'GET', `/barracks/occupancy/${made.projectId}`),
    await kiosk.call(who, 'GET', `/project/${made.projectId}`),
    await kiosk.call(who, 'GET', '/project/recent'),
    await kiosk.call(who, 'GET', '/user/contactperson/data'),
    await kiosk.call(who, 'GET', '/user/contactperson'),
  ];
  const codes = new RegExp(Object.values(barrackCodes).join('|'));
  const told = (await asked(staff)).map(({ statusCode, body }) => [statusCode, codes.test(body)]);
  assert.deepEqual(told, [[200, true], [200, true], ...Array.from({ length: 7 }, () => [200, false])]);
  assert.ok((await asked(other)).every(({ statusCode, body }) => statusCode === 200 && !codes.test(body)));
  const [active, later] = (await kiosk.call(staff, 'GET', '/barracks/bookings')).json<Booking[]>();
  assert.deepEqual(active?.barracks, {
    doorCode: barrackCodes.door_code,
    wifiPassword: barrackCodes.wifi_password,
  });
  assert.deepEqual(later?.barracks, { doorCode: null, wifiPassword: null });
  const there = await app.inject({
    url: '/api/barracks/bookings',
    headers: { ...(await bearer(app, staff.email)), host: 'kiosk.example' },
  });
  assert.equal(there.json<Booking[]>().length, 2);
  assert.doesNotMatch(there.body, codes);
});

test('no other answer of the whole contract holds them, for whoever asks', async () => {
  const own = await buildScene();
  const connection = own.app.database.db;
  const { projectId, roomIds } = await createBarrack(connection, { responsibleId: own.staff.id });
  await createStay(connection, own.staff, roomIds[0] ?? 0, [today(), inDays(2)]);
  const told = ['/barracks/bookings', '/barracks/:projectId/bookings'];
  const reads = (await contractRoutes())
    .map(([, { method, path }]) => ({ method, path }))
    .filter(({ method, path }) => method === 'GET' && !told.includes(path));
  assert.ok(reads.length > 40, String(reads.length));
  const codes = new RegExp(Object.values(barrackCodes).join('|'));
  for (const { path } of reads)
    for (const who of [own.staff, own.main, undefined]) {
      const { body } = await own.call(who, 'GET', path.replace(/:(\w+)/g, String(projectId)));
      assert.doesNotMatch(body, codes, path);
    }
});
