import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { addDays } from '@byggtun/shared/contract/day';
import { earliestIssued } from '@byggtun/shared/contract/hmsCardNeeded';
import type { getReadiness } from '@byggtun/shared/contract/readiness';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import { today } from '../../../core/time/today';
import { createProject } from '../../../testing/builders/cases';
import type { TestContact } from '../../../testing/builders/people';
import { joinProject } from '../../../testing/builders/places';
import { createDocument } from '../../../testing/builders/projects';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { uploadWhole } from '../../../testing/builders/uploads';
import { readWorkbook } from '../../../testing/readWorkbook';
import { testFiles } from '../../../testing/testFiles';

let scene: Scene;
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
});

const ask = (who: TestContact | undefined) =>
  scene.call(who, 'GET', `/contact/${scene.main.companyId}/readiness`);
const lacking = async () => (await ask(scene.main)).json<RouteAnswer<typeof getReadiness>>();
const giveCard = (who: TestContact, hms_card_issued_date: string) =>
  scene.app.database.db
    .updateTable('contact_person')
    .set({ hms_card_number: '1234567', hms_card_issued_date })
    .where('id', '=', who.id)
    .execute();
const giveCourse = async (who: TestContact, name: string, expiry_date: string | null) => {
  const { db } = scene.app.database;
  const course = await db
    .insertInto('course')
    .values({ name, has_expiry_date: expiry_date !== null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contact_person_course')
    .values({ contact_person_id: who.id, course_id: course.id, from_date: '2024-01-01', expiry_date })
    .execute();
};
const confirm = (who: TestContact, project_id: number) =>
  scene.app.database.db
    .insertInto('psi_agreement')
    .values({ person_id: who.personId, project_id, confirmed_on: today() })
    .execute();

test('who is turned away: no token, developer staff, no main contact, another company', async () => {
  const { staff, worker, stranger } = scene;
  const statuses = [];
  for (const who of [undefined, staff, worker, stranger]) statuses.push((await ask(who)).statusCode);
  assert.deepEqual(statuses, [401, 403, 403, 404]);
});

test('what each lacks: a card, a course, a safety instruction of a project under way; who has it all is not named', async () => {
  const { app, main, worker, colleague } = scene;
  const { db } = app.database;
  const company = main.companyId;
  const under = await createProject(db, { name: 'Ensjøtunet' });
  const over = await createProject(db, { name: 'Lørenhagen', status: 'Etterbruk' });
  const without = await createProject(db, { name: 'Uten PSI' });
  for (const id of [under, over, without]) await joinProject(db, id, company);
  for (const id of [under, over]) await createDocument(app, id);

  // Valid on its last day, and gone the day after.
  await giveCard(main, earliestIssued(today()));
  await giveCard(worker, addDays(earliestIssued(today()), -1));
  await giveCourse(main, 'Varme arbeider', null);
  await giveCourse(worker, 'Truck', addDays(today(), -1));
  await giveCourse(colleague, 'Stillas', today());
  await confirm(main, under);
  await confirm(worker, under);

  const { people, lacking: rows } = await lacking();
  assert.equal(people, 3);
  assert.deepEqual(
    rows.map(({ id, hmsCard, courses, expiredCourses, psi }) => [
      ...[id, hmsCard, courses, expiredCourses],
      psi.map(({ name }) => name),
    ]),
    [
      [worker.id, 'expired', 'expired', ['Truck'], []],
      [colleague.id, 'missing', null, [], ['Ensjøtunet']],
    ],
  );
});

test('of a certificate that has run out the main contact is told the picture, and may open it', async () => {
  const { app, main, worker } = scene;
  const { db } = app.database;
  const { id } = await db
    .selectFrom('contact_person_course')
    .where('contact_person_id', '=', worker.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const file = { fileName: 'truck.png', bytes: await testFiles.png() };
  const { bufferGuid } = (await uploadWhole(scene, worker, file)).attachment;
  await scene.call(worker, 'PUT', `/user/contactperson/course/${id}/picture`, { bufferGuid });
  const { lacking: rows } = await lacking();
  assert.deepEqual(
    rows.flatMap(({ coursePictures = [] }) =>
      coursePictures.map(({ course, picture }) => [course, picture.bufferGuid]),
    ),
    [['Truck', bufferGuid]],
  );
  assert.equal((await scene.call(main, 'GET', `/attachments/${bufferGuid}`)).statusCode, 200);
});

test('the file says the same, and who is no main contact gets none', async () => {
  const columns = ['fullName', 'hmsCard', 'courses', 'psi'].map((dataKey) => ({
    ...{ dataKey, name: dataKey, exportCol: true },
  }));
  const rows = { list: 'readiness', headers: [] };
  const fetchFile = (who: TestContact, changes: object = {}) =>
    scene.call(who, 'POST', '/export/table', {
      ...{ FileName: 'Mangler', columns, rows: { ...rows, ...changes } },
    });
  const answer = await fetchFile(scene.main);
  assert.equal(answer.statusCode, 200, answer.body);
  const until = addDays(today(), -1).split('-').reverse().join('.');
  assert.deepEqual(readWorkbook(answer.rawPayload).rows.slice(1), [
    ['Piotr Kowalski', `HMS-kort gikk ut ${until}`, 'Kurs utgått: Truck'],
    ['Åse Strand', 'HMS-kort mangler', null, 'PSI mangler: Ensjøtunet'],
  ]);
  assert.equal((await fetchFile(scene.main, { search: 'Piotr' })).statusCode, 400);
  for (const who of [scene.worker, scene.staff]) assert.equal((await fetchFile(who)).statusCode, 403);
});
