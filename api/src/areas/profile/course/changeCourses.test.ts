import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ContactPersonCourse } from '@byggtun/shared/contract/course';
import { addDays } from '@byggtun/shared/contract/day';

import { today } from '../../../core/time/today';
import type { TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
let [hot, scaffold] = [0, 0];
before(async () => {
  scene = await buildScene();
  const made = await scene.app.database.db
    .insertInto('course')
    .values([
      { name: 'Varme arbeider', has_expiry_date: true },
      { name: 'Stillasbygging', has_expiry_date: false },
    ])
    .returning('id')
    .execute();
  [hot = 0, scaffold = 0] = made.map(({ id }) => id);
});

const path = '/user/contactperson/course';
const send = (who: TestContact | undefined, method: 'POST' | 'PUT', body: object) =>
  scene.call(who, method, path, body);
const errorsOf = (answer: { json: () => unknown }) => (answer.json() as { errors: object }).errors;
const coursesOf = (answer: { json: () => unknown }) =>
  (answer.json() as { contactPersonCourses: ContactPersonCourse[] }).contactPersonCourses;
const later = addDays(today(), 400);

test('who is turned away: no token, and whose course it is not', async () => {
  const { worker, colleague } = scene;
  const [own] = coursesOf(await send(worker, 'POST', { courseId: hot, expiryDate: later }));
  const id = own?.id ?? 0;
  assert.equal((await send(undefined, 'POST', { courseId: hot, expiryDate: later })).statusCode, 401);
  assert.equal((await send(undefined, 'PUT', { id, expiryDate: later })).statusCode, 401);
  assert.equal((await scene.call(undefined, 'DELETE', `${path}/${id}`)).statusCode, 401);
  assert.equal((await send(colleague, 'PUT', { id, expiryDate: later })).statusCode, 404);
  assert.equal((await scene.call(colleague, 'DELETE', `${path}/${id}`)).statusCode, 404);
  assert.equal(coursesOf(await scene.call(worker, 'DELETE', `${path}/${id}`)).length, 0);
  assert.equal((await scene.call(worker, 'DELETE', `${path}/${id}`)).statusCode, 404);
});

test('one course is added, changed and taken away, and the others stay', async () => {
  const { worker } = scene;
  await send(worker, 'POST', { courseId: scaffold, expiryDate: later });
  const both = coursesOf(await send(worker, 'POST', { courseId: hot, expiryDate: later }));
  assert.deepEqual(
    both.map(({ name, expiryDate }) => [name, expiryDate]),
    [
      ['Stillasbygging', null],
      ['Varme arbeider', later],
    ],
  );
  const id = both[1]?.id ?? 0;
  const changed = coursesOf(await send(worker, 'PUT', { id, expiryDate: today() }));
  assert.equal(changed[1]?.expiryDate, today());
  const left = coursesOf(await scene.call(worker, 'DELETE', `${path}/${id}`));
  assert.deepEqual(
    left.map(({ name }) => name),
    ['Stillasbygging'],
  );
});

test('a day that is missing or has passed is refused in its field, and so is a course that does not run out', async () => {
  const { main } = scene;
  const passed = addDays(today(), -1);
  const early = { expiryDate: ['Utgående dato kan ikke være tidligere enn i dag!'] };
  assert.deepEqual(errorsOf(await send(main, 'POST', { courseId: hot, expiryDate: null })), {
    expiryDate: ['Dato må fylles ut!'],
  });
  assert.deepEqual(errorsOf(await send(main, 'POST', { courseId: hot, expiryDate: passed })), early);
  assert.equal((await send(main, 'POST', { courseId: 999, expiryDate: later })).statusCode, 400);
  const [endless] = coursesOf(await send(main, 'POST', { courseId: scaffold, expiryDate: null }));
  const [, running] = coursesOf(await send(main, 'POST', { courseId: hot, expiryDate: later }));
  assert.deepEqual(errorsOf(await send(main, 'PUT', { id: running?.id, expiryDate: passed })), early);
  assert.equal((await send(main, 'PUT', { id: endless?.id, expiryDate: later })).statusCode, 400);
});
