import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { ContactPersonCourse, listCourses } from '@byggtun/shared/contract/course';
import { coursePictureTexts } from '@byggtun/shared/contract/coursePicture';
import type { RouteAnswer } from '@byggtun/shared/contract/route';

import { removeStale } from '../../../record/attachment/removeStale';
import { createContact, type TestContact } from '../../../testing/builders/people';
import { temporaryFolder } from '../../../testing/builders/releases';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { uploadWhole } from '../../../testing/builders/uploads';
import { testFiles } from '../../../testing/testFiles';

let scene: Scene;
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: temporaryFolder() });
});

const path = (id: number) => `/user/contactperson/course/${id}/picture`;
const giveCourse = async (who: TestContact, name = `Kurs ${randomUUID()}`) => {
  const { db } = scene.app.database;
  const course = await db
    .insertInto('course')
    .values({ name, has_expiry_date: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = await db
    .insertInto('contact_person_course')
    .values({ contact_person_id: who.id, course_id: course.id, from_date: '2026-01-05' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: own.id, courseId: course.id };
};
const sendUp = async (who: TestContact) => {
  const file = { fileName: 'kursbevis.png', bytes: await testFiles.png() };
  return (await uploadWhole(scene, who, file)).attachment.bufferGuid;
};
const put = (who: TestContact | undefined, id: number, bufferGuid: string) =>
  scene.call(who, 'PUT', path(id), { bufferGuid });
const remove = (who: TestContact | undefined, id: number) => scene.call(who, 'DELETE', path(id));
/** A course with a picture. */
const withPicture = async (who: TestContact) => {
  const { id, courseId } = await giveCourse(who);
  const guid = await sendUp(who);
  assert.equal((await put(who, id, guid)).statusCode, 200);
  return { id, courseId, guid };
};
const fetchFile = async (who: TestContact | undefined, guid: string) =>
  (await scene.call(who, 'GET', `/attachments/${guid}`)).statusCode;
const pictureOf = async (who: TestContact, id: number) => {
  const answer = await scene.call(who, 'GET', '/user/contactperson/courses');
  const { coursesContactPerson } = answer.json<RouteAnswer<typeof listCourses>>();
  return coursesContactPerson.find((course) => course.id === id)?.picture;
};
const messageOf = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;
const isLeft = async (guid: string) => {
  const { db } = scene.app.database;
  const found = await db
    .selectFrom('attachment')
    .where('buffer_guid', '=', guid)
    .select('buffer_guid')
    .executeTakeFirst();
  return found !== undefined;
};

test('who is turned away: no token, and whose course it is not, main contact and developer staff too', async () => {
  const { worker, colleague, main, staff, stranger } = scene;
  const { id, guid } = await withPicture(worker);
  assert.equal((await put(undefined, id, guid)).statusCode, 401);
  assert.equal((await remove(undefined, id)).statusCode, 401);
  for (const who of [colleague, main, staff, stranger]) {
    assert.equal((await put(who, id, await sendUp(who))).statusCode, 404);
    assert.equal((await remove(who, id)).statusCode, 404);
  }
  assert.equal((await pictureOf(worker, id))?.bufferGuid, guid);
  assert.equal((await put(worker, 2_000_000_000, await sendUp(worker))).statusCode, 404);
});

test('the picture is fetched by the person, their main contact and developer staff; to anybody else it is not there', async () => {
  const { worker, colleague, main, staff, stranger, app } = scene;
  const { guid } = await withPicture(worker);
  const otherMain = await createContact(app.database.db, stranger.companyId, { isMainContact: true });
  const statuses = [];
  for (const who of [worker, main, staff, colleague, stranger, otherMain, undefined])
    statuses.push(await fetchFile(who, guid));
  assert.deepEqual(statuses, [200, 200, 200, 404, 404, 404, 401]);
  for (const [who, status] of [
    [main, 200],
    [colleague, 404],
  ] as const) {
    const small = await scene.call(who, 'GET', `/attachments/${guid}/thumbnail`);
    const ticket = await scene.call(who, 'POST', `/attachments/${guid}/ticket`);
    assert.deepEqual([small.statusCode, ticket.statusCode], [status, status]);
  }
});

test('a course has one picture: a repeat changes nothing, another one comes in its place, and the first is gone for all', async () => {
  const { worker, staff, app } = scene;
  const { id, guid } = await withPicture(worker);
  assert.equal((await put(worker, id, guid)).statusCode, 200);
  const next = await sendUp(worker);
  const answer = await put(worker, id, next);
  assert.equal(answer.statusCode, 200);
  const { contactPersonCourses } = answer.json<{ contactPersonCourses: ContactPersonCourse[] }>();
  const saved = contactPersonCourses.find((course) => course.id === id)?.picture;
  assert.deepEqual(
    [saved?.bufferGuid, saved?.fileName, saved?.hasThumbnail, saved?.status],
    [next, 'kursbevis.png', true, 1],
  );
  for (const who of [worker, staff]) assert.equal(await fetchFile(who, guid), 404);
  await removeStale(app);
  assert.deepEqual([await isLeft(guid), await isLeft(next)], [false, true]);
  await assert.rejects(app.files.open(guid, 'image'));
  assert.equal(await fetchFile(worker, next), 200);
});

test('what is no image, another’s, or saved elsewhere is refused with a sentence, and the picture stays', async () => {
  const { worker, colleague } = scene;
  const { id, guid } = await withPicture(worker);
  const pdf = await uploadWhole(scene, worker, { fileName: 'bevis.pdf', bytes: testFiles.pdf() });
  const refused = await put(worker, id, pdf.attachment.bufferGuid);
  assert.deepEqual([refused.statusCode, messageOf(refused)], [400, coursePictureTexts.notImage]);
  const elsewhere = await withPicture(worker);
  for (const other of [await sendUp(colleague), elsewhere.guid, randomUUID()]) {
    const answer = await put(worker, id, other);
    assert.deepEqual([answer.statusCode, messageOf(answer)], [400, attachmentTexts.notReady]);
  }
  assert.equal((await put(worker, id, 'ikke en nøkkel')).statusCode, 400);
  assert.equal((await pictureOf(worker, id))?.bufferGuid, guid);
});

test('of two pictures at once one stays', async () => {
  const { worker } = scene;
  const { id } = await giveCourse(worker);
  const guids = [await sendUp(worker), await sendUp(worker)];
  await Promise.all(guids.map((guid) => put(worker, id, guid)));
  const seen = await Promise.all(guids.map((guid) => fetchFile(worker, guid)));
  assert.deepEqual(seen.sort(), [200, 404]);
});

test('a picture is deleted, and a course whose picture is deleted, unticked or deleted itself leaves no file behind', async () => {
  const { app } = scene;
  const who = await createContact(app.database.db, scene.worker.companyId);
  const [alone, deleted, unticked] = [await withPicture(who), await withPicture(who), await withPicture(who)];
  assert.equal((await remove(who, alone.id)).statusCode, 200);
  assert.equal((await remove(who, alone.id)).statusCode, 200);
  assert.equal(await pictureOf(who, alone.id), null);
  assert.equal((await scene.call(who, 'DELETE', `/user/contactperson/course/${deleted.id}`)).statusCode, 200);
  const kept = [{ courseId: alone.courseId, expiryDate: null }];
  assert.equal((await scene.call(who, 'POST', '/user/contactperson/courses', kept)).statusCode, 200);
  for (const { guid } of [alone, deleted, unticked]) {
    assert.equal(await fetchFile(who, guid), 404);
    assert.equal(await fetchFile(scene.staff, guid), 404);
  }
  const use = () =>
    app.database.db
      .selectFrom('attachment')
      .where('created_by_id', '=', who.id)
      .select('buffer_guid')
      .execute();
  assert.deepEqual(await use(), []);
  await removeStale(app);
  for (const { guid } of [alone, deleted, unticked]) assert.equal(await isLeft(guid), false);
});

test('a picture counts as the company’s room for attachments, and no longer when it is gone', async () => {
  const { worker, app } = scene;
  const filesOf = async () => {
    const { files } = await app.database.db
      .selectFrom('storage_use')
      .where('kind', '=', 'company')
      .where('id', '=', worker.companyId)
      .select('files')
      .executeTakeFirstOrThrow();
    return files;
  };
  const { id } = await withPicture(worker);
  const before = await filesOf();
  await remove(worker, id);
  assert.equal(await filesOf(), before - 1);
});
