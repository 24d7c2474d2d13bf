import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { addDays } from '@byggtun/shared/contract/day';
import type { Occupancy } from '@byggtun/shared/contract/occupancy';

import { today } from '../../../core/time/today';
import { createBarrack, createStay } from '../../../testing/builders/barracks';
import { createProject } from '../../../testing/builders/cases';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

test('who is turned away: no token, contractors, and where there are no barracks', async () => {
  const { app, staff, main, call } = scene;
  const { projectId } = await createBarrack(app.database.db);
  const status = async (who: TestContact | undefined, id: number) =>
    (await call(who, 'GET', `/barracks/occupancy/${id}`)).statusCode;
  assert.deepEqual(
    [await status(undefined, projectId), await status(main, projectId), await status(staff, projectId)],
    [401, 403, 200],
  );
  assert.equal(await status(staff, await createProject(app.database.db)), 403);
  assert.equal(await status(staff, 999_999), 404);
});

test('rooms stand in the order in which people count', async () => {
  const { app, staff, call } = scene;
  const { projectId } = await createBarrack(app.database.db, { rooms: 11 });
  const { barracks } = (await call(staff, 'GET', `/barracks/occupancy/${projectId}`)).json<Occupancy>();
  const counted = Array.from({ length: 11 }, (_, at) => `Rom ${at + 1}`);
  assert.deepEqual(
    barracks[0]?.rooms.map(({ name }) => name),
    counted,
  );
});

test('all rooms of sixty nights, with the names for who is responsible, and of oneself', async () => {
  const { app, staff, call } = scene;
  const { db } = app.database;
  const [leader, sleeper] = [
    await createContact(db, staff.companyId, { firstName: 'Ola', lastName: 'Leder' }),
    await createContact(db, staff.companyId, { firstName: 'Siri', lastName: 'Sover' }),
  ];
  const projectId = await createProject(db, { has_barrack: true, responsible_id: leader.id });
  const { roomIds } = await createBarrack(db, { projectId, rooms: 3 });
  const [one = 0, two = 0] = roomIds;
  const day = (days: number) => addDays(today(), days);
  await createStay(db, sleeper, one, [day(-3), day(2)]);
  await createStay(db, sleeper, two, [day(59), day(70)]);
  await createStay(db, sleeper, two, [day(-9), day(-8)]);
  await createStay(db, sleeper, one, [day(80), day(81)]);
  const ask = async (who: TestContact, from = '') =>
    (await call(who, 'GET', `/barracks/occupancy/${projectId}${from && `?from=${from}`}`)).json<Occupancy>();
  const seen = await ask(leader);
  assert.deepEqual([seen.fromDate, seen.toDate], [today(), day(60)]);
  const staysOf = ({ barracks }: Occupancy) =>
    barracks[0]?.rooms.map(({ name, stays }) => [
      name,
      ...stays.map(({ fromDate, toDate, name: who }) => [fromDate, toDate, who]),
    ]);
  assert.deepEqual(staysOf(seen), [
    ['Rom 1', [day(-3), day(2), 'Siri Sover']],
    ['Rom 2', [day(59), day(70), 'Siri Sover']],
    ['Rom 3'],
  ]);
  assert.deepEqual(staysOf(await ask(sleeper)), staysOf(seen));
  assert.deepEqual(staysOf(await ask(staff)), [
    ['Rom 1', [day(-3), day(2), null]],
    ['Rom 2', [day(59), day(70), null]],
    ['Rom 3'],
  ]);
  assert.equal((await ask(leader, day(60))).barracks[0]?.rooms[0]?.stays.length, 1);
});
