import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';

import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { remindExpiring } from './remindExpiring';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});
beforeEach(async () => {
  const { db } = scene.app.database;
  for (const table of ['mail', 'reminded_day', 'contact_person_course'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('contact_person').set({ hms_card_number: null, hms_card_issued_date: null }).execute();
});

const giveCard = (who: TestContact, hms_card_issued_date: string) =>
  scene.app.database.db
    .updateTable('contact_person')
    .set({ hms_card_number: '1234567', hms_card_issued_date })
    .where('id', '=', who.id)
    .execute();
const remind = (day: string) => remindExpiring(scene.app.database.db, day);
const told = async () => {
  const letters = await scene.app.database.db
    .selectFrom('mail')
    .select(['to_address', 'path', 'text'])
    .orderBy('id')
    .execute();
  return letters.map(({ to_address, path, text }) => [to_address, path, text.split('\n\n')[1]]);
};

test('a card: thirty and seven days before its last one, the person and the main contact, each once', async () => {
  const { worker, main } = scene;
  await giveCard(worker, '2025-01-31');
  for (const day of ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-23', '2027-01-24', '2027-01-25'])
    await remind(day);
  const card = 'HMS-kortet ditt går ut 31.01.2027. Registrer det nye på profilen din når du har fått det.';
  const once = [
    [worker.email, '/profile', card],
    [main.email, '/company', 'Piotr Kowalski: HMS-kortet går ut 31.01.2027.'],
  ];
  assert.deepEqual(await told(), [...once, ...once]);
});

test('two instances at once, and a day that is looked at again, tell once', async () => {
  await giveCard(scene.main, '2025-01-31');
  await Promise.all([remind('2027-01-01'), remind('2027-01-01'), remind('2027-01-01')]);
  await remind('2027-01-01');
  // The main contact is told of the own card once, as the person.
  assert.equal((await told()).length, 1);
});

test('the first start tells nothing of before; days without a server are made up for, but not of what has run out', async () => {
  const { worker, colleague, stranger } = scene;
  await giveCard(worker, '2025-01-20');
  await remind('2027-01-05');
  assert.deepEqual(await told(), []);
  await giveCard(colleague, '2025-01-13');
  await giveCard(stranger, '2025-02-10');
  // Away from the 6th to the 16th: seven days before the 20th and thirty before 10 February are told late, the 13th has passed.
  assert.equal(await remind('2027-01-16'), 3);
  const people = new Set((await told()).map(([to]) => to));
  assert.deepEqual(people, new Set([worker.email, scene.main.email, stranger.email]));
});

test('a course of somebody; nobody who is deactivated, and of developer staff the person alone', async () => {
  const { app, staff, worker } = scene;
  const { db } = app.database;
  await db.updateTable('contact_person').set({ is_main_contact: true }).where('id', '=', staff.id).execute();
  const other = await createContact(db, staff.companyId);
  const gone = await createContact(db, worker.companyId, { active: false });
  const course = await db
    .insertInto('course')
    .values({ name: 'Truck', has_expiry_date: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contact_person_course')
    .values(
      [other, gone].map(({ id }) => ({
        ...{ contact_person_id: id, course_id: course.id },
        ...{ from_date: '2026-01-01', expiry_date: '2027-01-31' },
      })),
    )
    .execute();
  await remind('2027-01-24');
  const [[to, path, text] = [], ...more] = await told();
  assert.deepEqual([to, path, more], [other.email, '/profile', []]);
  assert.match(String(text), /^Kurset «Truck» går ut 31\.01\.2027\./);
});

test('a card that was issued on 29 February runs out on the 28th', async () => {
  await giveCard(scene.main, '2024-02-29');
  await remind('2026-01-29');
  assert.match(String((await told())[0]?.[2]), /28\.02\.2026/);
});
