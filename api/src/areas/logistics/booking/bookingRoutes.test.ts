import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import type { Barrack } from '@byggtun/shared/contract/barrack';
import type { Booking } from '@byggtun/shared/contract/booking';
import { addDays } from '@byggtun/shared/contract/day';

import { norwegianDay } from '../../../core/time/norwegianDay';
import { today } from '../../../core/time/today';
import { createBarrack, createStay } from '../../../testing/builders/barracks';
import { createProject } from '../../../testing/builders/cases';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const inDays = (days: number) => addDays(today(), days);
const db = () => scene.app.database.db;
/** Somebody of the developer's staff who has no booking yet. */
const someone = () => createContact(db(), scene.staff.companyId);
const messageOf = (answer: { json: <T>() => T }) =>
  answer.json<{ message: string; errors?: Record<string, string[]> }>();

type Made = Awaited<ReturnType<typeof createBarrack>>;
const bodyOf = (who: TestContact, made: Made, [from, to]: [number, number], more: object = {}) => ({
  requestId: randomUUID(),
  roomId: made.roomIds[0],
  barracksProjectId: made.projectId,
  contactPersonId: who.id,
  fromDate: inDays(from),
  toDate: inDays(to),
  ...more,
});
const book = (who: TestContact, body: object) => scene.call(who, 'POST', '/barracks/booking', body);
const ownOf = async (who: TestContact, path = '/barracks/bookings') =>
  (await scene.call(who, 'GET', path)).json<Booking[]>();

test('who is turned away: no token, contractors, and everybody where there are no barracks', async () => {
  const made = await createBarrack(db());
  const { staff, main } = scene;
  const bare = await createProject(db());
  const body = bodyOf(staff, made, [1, 2]);
  assert.equal((await scene.call(undefined, 'POST', '/barracks/booking', body)).statusCode, 401);
  assert.equal((await book(main, { ...body, contactPersonId: main.id })).statusCode, 403);
  const refused = await book(staff, { ...body, barracksProjectId: bare });
  assert.equal(refused.statusCode, 403);
  assert.equal(messageOf(refused).message, 'Prosjektet har ingen brakkerigg.');
  assert.equal((await scene.call(staff, 'GET', `/barracks/${bare}/bookings`)).statusCode, 403);
  assert.equal((await scene.call(staff, 'GET', '/barracks/999999/bookings')).statusCode, 404);
  assert.equal((await scene.call(main, 'GET', '/barracks/bookings')).statusCode, 403);
});

test('a room is reserved, stands among the own bookings of the project and of all, and is free no more', async () => {
  const who = await someone();
  const made = await createBarrack(db(), { responsibleId: scene.staff.id });
  const answer = await book(who, bodyOf(who, made, [3, 6]));
  assert.equal(answer.statusCode, 200);
  const { id } = answer.json<{ id: number }>();
  const [own, ...others] = await ownOf(who);
  assert.equal(others.length, 0);
  const { projectName = '' } = own ?? {};
  assert.match(projectName, /^Prosjekt /);
  assert.deepEqual(own, {
    id,
    projectId: made.projectId,
    projectName,
    barrackName: 'Boligrigg nord',
    roomName: 'Rom 1',
    location: 'Ved hovedporten',
    fromDate: inDays(3),
    toDate: inDays(6),
    responsibleName: 'Kari Solberg',
    isActive: false,
    barracks: { doorCode: null, wifiPassword: null },
    may: { delete: true },
  });
  assert.deepEqual(await ownOf(who, `/barracks/${made.projectId}/bookings`), [own]);
  assert.deepEqual(await ownOf(who, `/barracks/${(await createBarrack(db())).projectId}/bookings`), []);
  const free = async (from: number, to: number) => {
    const body = { projectId: made.projectId, fromDate: inDays(from), toDate: inDays(to) };
    const [barrack] = (await scene.call(who, 'POST', '/barracks/available', body)).json<Barrack[]>();
    return barrack?.barrackRooms.map(({ name }) => name);
  };
  assert.deepEqual(await free(5, 7), ['Rom 2']);
  // The day on which one leaves is the day on which the next one comes.
  assert.deepEqual(await free(6, 7), ['Rom 1', 'Rom 2']);
  assert.deepEqual(await free(1, 3), ['Rom 1', 'Rom 2']);
});

test('days that can’t be booked, another’s id and a room elsewhere are refused, in their fields', async () => {
  const who = await someone();
  const made = await createBarrack(db());
  const elsewhere = await createBarrack(db());
  const said = async (days: [number, number], more: object = {}) => {
    const answer = await book(who, bodyOf(who, made, days, more));
    assert.equal(answer.statusCode, 400);
    return messageOf(answer).errors;
  };
  assert.deepEqual(await said([2, 2]), { toDate: ['Fra og til dato kan ikke være samme dag'] });
  assert.deepEqual(await said([4, 2]), { toDate: ['Til dato må være etter fra dato.'] });
  assert.deepEqual(await said([-1, 2]), { toDate: ['Fra dato kan ikke være før i dag.'] });
  assert.deepEqual(await said([300, 380]), { toDate: ['Du kan reservere rom inntil ett år fram i tid.'] });
  assert.deepEqual(await said([1, 2], { contactPersonId: scene.staff.id }), {
    contactPersonId: ['Du kan bare reservere rom til deg selv.'],
  });
  assert.deepEqual(await said([1, 2], { roomId: elsewhere.roomIds[0] }), {
    roomId: ['Rommet finnes ikke på brakkeriggene i dette prosjektet.'],
  });
  assert.deepEqual(await ownOf(who), []);
});

test('one room a night for a person, and one person for a room: the refusal says who is in the way', async () => {
  const [who, other] = [await someone(), await someone()];
  const made = await createBarrack(db());
  assert.equal((await book(who, bodyOf(who, made, [1, 4]))).statusCode, 200);
  const second = await book(who, bodyOf(who, made, [3, 8], { roomId: made.roomIds[1] }));
  assert.equal(second.statusCode, 400);
  assert.equal(
    messageOf(second).message,
    `Du har allerede en booking fra ${norwegianDay(inDays(1))} til ${norwegianDay(inDays(4))}. Du kan kun ha èn aktiv booking per dag.`,
  );
  const taken = await book(other, bodyOf(other, made, [3, 8]));
  assert.equal(taken.statusCode, 400);
  assert.match(messageOf(taken).message, /^Rommet er nettopp reservert av noen andre/);
  assert.equal((await book(other, bodyOf(other, made, [4, 8]))).statusCode, 200);
});

test('of many who want one room at the same instant one gets it, and every other is told; a press sent twice counts once', async () => {
  const made = await createBarrack(db());
  const people = await Promise.all(Array.from({ length: 12 }, someone));
  const bodies = people.map((who) => bodyOf(who, made, [1, 3]));
  const answers = await Promise.all(
    people.flatMap((who, at) => [book(who, bodies[at] ?? {}), book(who, bodies[at] ?? {})]),
  );
  const won = answers.filter(({ statusCode }) => statusCode === 200);
  assert.equal(won.length, 2);
  assert.equal(new Set(won.map((answer) => answer.json<{ id: number }>().id)).size, 1);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
    assert.equal(answer.statusCode, 400);
    assert.match(messageOf(answer).message, /^Rommet er nettopp reservert/);
  }
  const held = await db()
    .selectFrom('barrack_booking')
    .where('room_id', 'in', made.roomIds)
    .select('id')
    .execute();
  assert.equal(held.length, 1);
  const [winner] = people.filter((_, at) => answers[2 * at]?.statusCode === 200);
  const other = await book(winner ?? people[0] ?? scene.staff, {
    ...bodies[people.indexOf(winner ?? scene.staff)],
    toDate: inDays(5),
  });
  assert.match(messageOf(other).message, /^Skjemaet er allerede lagret/);
});

test('one person who presses in two rooms at once gets one of them', async () => {
  for (let round = 0; round < 5; round++) {
    const who = await someone();
    const made = await createBarrack(db(), { rooms: 4 });
    const answers = await Promise.all(
      made.roomIds.map((roomId) => book(who, bodyOf(who, made, [1, 3], { roomId }))),
    );
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400, 400, 400]);
    assert.equal((await ownOf(who)).length, 1);
  }
});

test('the database itself takes no second booking of a room or a person in one night', async () => {
  const [who, other] = [await someone(), await someone()];
  const { roomIds } = await createBarrack(db());
  const [one = 0, two = 0] = roomIds;
  await createStay(db(), who, one, [inDays(1), inDays(4)]);
  await assert.rejects(createStay(db(), other, one, [inDays(3), inDays(5)]), /barrack_booking_room_once/);
  await assert.rejects(createStay(db(), who, two, [inDays(3), inDays(5)]), /barrack_booking_person_once/);
  await createStay(db(), other, one, [inDays(4), inDays(5)]);
});

test('one deletes one’s own until it is over, and nobody else’s; the room is free again', async () => {
  const [who, other] = [await someone(), await someone()];
  const { projectId, roomIds } = await createBarrack(db());
  const [room = 0] = roomIds;
  const past = await createStay(db(), who, room, [inDays(-5), inDays(-1)]);
  const active = await createStay(db(), who, room, [today(), inDays(2)]);
  const remove = (by: TestContact, id: number) => scene.call(by, 'DELETE', `/barracks/booking/del/${id}`);
  assert.equal((await scene.call(undefined, 'DELETE', `/barracks/booking/del/${active}`)).statusCode, 401);
  assert.equal((await remove(scene.main, active)).statusCode, 403);
  assert.equal((await remove(other, active)).statusCode, 404);
  const over = await remove(who, past);
  assert.equal(over.statusCode, 400);
  assert.equal(messageOf(over).message, 'Bookingen er over og kan ikke slettes.');
  assert.equal((await remove(who, active)).statusCode, 200);
  assert.equal((await remove(who, active)).statusCode, 404);
  assert.deepEqual(await ownOf(who), []);
  const body = { projectId, fromDate: today(), toDate: inDays(2) };
  const [barrack] = (await scene.call(who, 'POST', '/barracks/available', body)).json<Barrack[]>();
  assert.equal(barrack?.barrackRooms.length, 2);
});
