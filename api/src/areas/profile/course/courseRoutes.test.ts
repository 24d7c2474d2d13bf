import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ContactPersonCourse } from '@byggtun/shared/contract/course';

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

const path = '/user/contactperson/courses';
const save = (who: TestContact, payload: object) => scene.call(who, 'POST', path, payload);
const own = async (who: TestContact) =>
  (await scene.call(who, 'GET', path))
    .json<{ coursesContactPerson: ContactPersonCourse[] }>()
    .coursesContactPerson.map(({ courseId, fromDate, expiryDate }) => [courseId, fromDate, expiryDate]);

test('who is turned away: no token', async () => {
  assert.equal((await scene.call(undefined, 'GET', path)).statusCode, 401);
  assert.equal((await scene.call(undefined, 'POST', path, [])).statusCode, 401);
});

test('everybody reads all courses by name', async () => {
  const { courses } = (await scene.call(scene.worker, 'GET', path)).json<{ courses: { name: string }[] }>();
  assert.deepEqual(
    courses.map(({ name }) => name),
    ['Stillasbygging', 'Varme arbeider'],
  );
});

test('a course that runs out needs its date, in the field; nothing is stored then', async () => {
  const refused = await save(scene.worker, [
    { courseId: scaffold, expiryDate: null },
    { courseId: hot, expiryDate: null },
  ]);
  assert.equal(refused.statusCode, 400);
  assert.deepEqual(refused.json<{ errors: object }>().errors, { '1.expiryDate': ['Dato må fylles ut!'] });
  assert.equal((await save(scene.worker, [{ courseId: 999, expiryDate: null }])).statusCode, 400);
  assert.deepEqual(await own(scene.worker), []);
});

test('an expiry date that has passed is refused in its field, unless it is the one that is registered', async () => {
  const passed = [{ courseId: hot, expiryDate: '2019-05-01' }];
  const refused = await save(scene.worker, passed);
  assert.equal(refused.statusCode, 400);
  assert.deepEqual(refused.json<{ errors: object }>().errors, {
    '0.expiryDate': ['Utgående dato kan ikke være tidligere enn i dag!'],
  });
  assert.deepEqual(await own(scene.worker), []);
  await save(scene.worker, [{ courseId: hot, expiryDate: today() }]);
  await scene.app.database.db
    .updateTable('contact_person_course')
    .set({ expiry_date: '2019-05-01' })
    .execute();
  assert.equal((await save(scene.worker, passed)).statusCode, 200);
  assert.equal((await save(scene.worker, [{ courseId: hot, expiryDate: '2019-05-02' }])).statusCode, 400);
  await save(scene.worker, []);
});

test('the ticked courses are the own ones from then on, the day of the first tick is kept', async () => {
  const { db } = scene.app.database;
  await save(scene.worker, [{ courseId: hot, expiryDate: '2097-01-01' }]);
  await db.updateTable('contact_person_course').set({ from_date: '2020-01-01' }).execute();
  const answer = await save(scene.worker, [
    { courseId: hot, expiryDate: '2098-01-01' },
    { courseId: scaffold, expiryDate: '2098-01-01' },
  ]);
  assert.equal(answer.json<{ contactPersonCourses: unknown[] }>().contactPersonCourses.length, 2);
  assert.deepEqual(await own(scene.worker), [
    [scaffold, today(), null],
    [hot, '2020-01-01', '2098-01-01'],
  ]);
  assert.deepEqual(await own(scene.colleague), []);
  await save(scene.worker, []);
  assert.deepEqual(await own(scene.worker), []);
});

test('two saves at once leave one of the two choices, never a mixture', async () => {
  const [one, both] = [
    [{ courseId: hot, expiryDate: '2097-01-01' }],
    [
      { courseId: hot, expiryDate: '2099-01-01' },
      { courseId: scaffold, expiryDate: null },
    ],
  ];
  const answers = await Promise.all([save(scene.main, one), save(scene.main, both)]);
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200],
  );
  const last = JSON.stringify(
    (await own(scene.main)).map(([courseId, , expiryDate]) => [courseId, expiryDate]),
  );
  const choices = [one, both].map((chosen) =>
    JSON.stringify(
      chosen
        .map(({ courseId, expiryDate }) => [courseId, expiryDate])
        .sort(([a], [b]) => (a === scaffold ? -1 : 0) - (b === scaffold ? -1 : 0)),
    ),
  );
  assert.ok(choices.includes(last), last);
});
