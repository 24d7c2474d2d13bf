import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { getPersonCourses } from '@byggtun/shared/contract/personCourses';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import { createContact, type TestContact } from '../../../testing/builders/people';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { uploadWhole } from '../../../testing/builders/uploads';
import { testFiles } from '../../../testing/testFiles';

let scene: Scene;
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
});

const ask = (who: TestContact | undefined, id: number) =>
  scene.call(who, 'GET', `/contact/contactperson/${id}/courses`);
const statuses = async (people: readonly (TestContact | undefined)[], id: number) => {
  const found = [];
  for (const who of people) found.push((await ask(who, id)).statusCode);
  return found;
};

test('who is turned away: no token, a colleague, another company; its main contact once the person has left', async () => {
  const { worker, colleague, main, staff, stranger, app } = scene;
  const all = [undefined, colleague, stranger, worker, main, staff];
  assert.deepEqual(await statuses(all, worker.id), [401, 404, 404, 200, 200, 200]);
  assert.deepEqual(await statuses(all, 2_000_000_000), [401, 404, 404, 404, 404, 404]);
  const left = await createContact(app.database.db, main.companyId, { active: false });
  assert.deepEqual(await statuses([main, staff], left.id), [404, 200]);
  assert.equal((await scene.call(staff, 'PUT', `/user/person/${left.personId}/anonymise`)).statusCode, 200);
  assert.equal((await ask(staff, left.id)).statusCode, 404);
});

test('each course is told with its days and the picture, which opens', async () => {
  const { worker, main, staff, app } = scene;
  const { db } = app.database;
  const { id: course_id } = await db
    .insertInto('course')
    .values({ name: 'Truck', has_expiry_date: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const days = { from_date: '2026-01-05', expiry_date: '2027-01-04' };
  const { id } = await db
    .insertInto('contact_person_course')
    .values({ contact_person_id: worker.id, course_id, ...days })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = { fileName: 'truck.png', bytes: await testFiles.png() };
  const { bufferGuid } = (await uploadWhole(scene, worker, file)).attachment;
  await scene.call(worker, 'PUT', `/user/contactperson/course/${id}/picture`, { bufferGuid });
  for (const who of [main, staff]) {
    const answer = (await ask(who, worker.id)).json<RouteAnswer<typeof getPersonCourses>>();
    assert.deepEqual([answer.fullName, answer.companyName], ['Piotr Kowalski', 'Nordre Tømrer AS']);
    assert.deepEqual(
      answer.courses.map(({ name, fromDate, expiryDate, picture }) => [
        ...[name, fromDate, expiryDate],
        picture?.bufferGuid,
      ]),
      [['Truck', days.from_date, days.expiry_date, bufferGuid]],
    );
    assert.equal((await scene.call(who, 'GET', `/attachments/${bufferGuid}`)).statusCode, 200);
  }
});
