import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { addDays, addYears } from '@byggtun/shared/contract/day';
import type { Profile } from '@byggtun/shared/contract/user';

import { today } from '../../../core/time/today';
import { createComplaint, createProject } from '../../../testing/builders/cases';
import { createCompany, createContact } from '../../../testing/builders/people';
import { joinProject } from '../../../testing/builders/places';
import { createDocument } from '../../../testing/builders/projects';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

test('who is turned away from the profile: no token, nobody registered, deactivated', async () => {
  const { db } = scene.app.database;
  const gone = await createContact(db, scene.worker.companyId, { active: false });
  assert.equal((await scene.call(undefined, 'GET', '/user/contactperson')).statusCode, 401);
  const unknown = await scene.call({ ...gone, email: 'ukjent@test.example' }, 'GET', '/user/contactperson');
  assert.equal(unknown.statusCode, 403);
  assert.match(unknown.json<{ message: string }>().message, /ikke registrert/);
  const deactivated = await scene.call(gone, 'GET', '/user/contactperson');
  assert.equal(deactivated.statusCode, 403);
  assert.match(deactivated.json<{ message: string }>().message, /deaktivert/);
});

test('the test call lets in whom the portal lets in', async () => {
  const gone = await createContact(scene.app.database.db, scene.worker.companyId, { active: false });
  assert.equal((await scene.call(undefined, 'GET', '/user/test')).statusCode, 401);
  assert.equal((await scene.call(gone, 'GET', '/user/test')).statusCode, 403);
  assert.deepEqual((await scene.call(scene.worker, 'GET', '/user/test')).json(), { id: scene.worker.id });
});

test('a right that is taken away is gone at the next call', async () => {
  const { db } = scene.app.database;
  const leaver = await createContact(db, scene.worker.companyId);
  assert.equal((await scene.call(leaver, 'GET', '/user/contactperson')).statusCode, 200);
  await db.updateTable('contact_person').set({ active: false }).where('id', '=', leaver.id).execute();
  assert.equal((await scene.call(leaver, 'GET', '/user/contactperson')).statusCode, 403);
});

test('the profile tells who one is, for which company', async () => {
  const { db } = scene.app.database;
  await db.insertInto('person_role').values({ person_id: scene.staff.personId, role: 'PRL' }).execute();
  const profile = (await scene.call(scene.staff, 'GET', '/user/contactperson')).json<Profile>();
  assert.equal(profile.id, scene.staff.id);
  assert.equal(profile.isByggtun, true);
  assert.equal(profile.person.fullName, 'Kari Solberg');
  assert.deepEqual(profile.albumRoles, ['PRL']);
});

test('the profile names the colleagues of contractors and the companies that one may act for', async () => {
  const { db } = scene.app.database;
  const away = await createContact(db, scene.worker.companyId, { active: false });
  const { id: company_id } = await createCompany(db);
  const relation = { person_id: scene.worker.personId, company_id };
  await db
    .insertInto('contact_person')
    .values({ ...relation, active: false })
    .execute();
  const { contact, contacts } = (
    await scene.call(scene.worker, 'GET', '/user/contactperson')
  ).json<Profile>();
  const ids = contact.contactPersons?.map(({ id }) => id) ?? [];
  assert.ok([scene.main.id, scene.worker.id, scene.colleague.id].every((id) => ids.includes(id)));
  assert.ok(![away.id, scene.stranger.id, scene.staff.id].some((id) => ids.includes(id)));
  const main = contact.contactPersons?.find(({ id }) => id === scene.main.id);
  assert.deepEqual([main?.person.email, main?.isMainContactPerson], [scene.main.email, true]);
  assert.deepEqual(contacts, [{ id: scene.worker.companyId, name: 'Nordre Tømrer AS' }]);

  const ofStaff = (await scene.call(scene.staff, 'GET', '/user/contactperson')).json<Profile>();
  assert.deepEqual(ofStaff.contact.contactPersons, []);
});

test('one acts only for a company that one is an active contact person of', async () => {
  const { db } = scene.app.database;
  const relation = { person_id: scene.stranger.personId, company_id: scene.worker.companyId };
  const activate = (contactId: number) =>
    scene.call(scene.stranger, 'POST', '/user/setactive', { contactId });
  assert.equal((await scene.call(undefined, 'POST', '/user/setactive', { contactId: 1 })).statusCode, 401);
  assert.equal((await activate(scene.worker.companyId)).statusCode, 403);
  await db.insertInto('contact_person').values(relation).execute();
  const profile = (await activate(scene.worker.companyId)).json<Profile>();
  assert.deepEqual([profile.contact.name, profile.isMainContactPerson], ['Nordre Tømrer AS', false]);
  assert.equal((await activate(scene.stranger.companyId)).statusCode, 200);
});

test('one stores the own HMS card, for the active company; a card that is too old is refused in its field', async () => {
  const save = (who: Scene['main'] | undefined, hmsCardNumber: string, hmsCardIssuedDate: string) =>
    scene.call(who, 'PUT', '/user/contactperson/hms', { hmsCardNumber, hmsCardIssuedDate });
  const errors = async (number: string, issued: string) =>
    (await save(scene.worker, number, issued)).json<{ errors?: object }>().errors;
  assert.equal((await save(undefined, '1', today())).statusCode, 401);
  assert.deepEqual(await errors('12-3', today()), {
    hmsCardNumber: ['HMS kortnummer kan bare ha sifre!'],
  });
  assert.deepEqual(await errors('123', '2020-01-01'), {
    hmsCardIssuedDate: ['Kortet kan ikke være utstedt for mere en 2 år siden!'],
  });
  assert.deepEqual(await errors('123', addYears(today(), 1)), {
    hmsCardIssuedDate: ['Kortet kan ikke være utstedt senere enn i dag!'],
  });
  const saved = (await save(scene.worker, '1234567', today())).json<Profile>();
  assert.deepEqual([saved.hmsCardNumber, saved.hmsCardIssuedDate], ['1234567', today()]);
  const other = (await scene.call(scene.colleague, 'GET', '/user/contactperson')).json<Profile>();
  assert.equal(other.hmsCardNumber, null);
});

test('badges count the open cases of the own scope', async () => {
  const { db } = scene.app.database;
  await createComplaint(db, scene.worker);
  await createComplaint(db, scene.colleague, { is_enquiry: true });
  await createComplaint(db, scene.worker, { status: 2 });
  const none = { complaints: 0, enquiry: 0, actions: 0, checkups: 0, checklists: 0, activeBooking: 0 };
  /** Those that the contract promises; an area may count more. */
  const badges = async (who: Scene['main'] | undefined) => {
    const all = (await scene.call(who, 'GET', '/user/badges')).json<Record<string, number>>();
    return Object.fromEntries(Object.keys(none).map((name) => [name, all[name]]));
  };
  assert.equal((await scene.call(undefined, 'GET', '/user/badges')).statusCode, 401);
  assert.deepEqual(await badges(scene.worker), { ...none, complaints: 1 });
  assert.deepEqual(await badges(scene.main), { ...none, complaints: 1, enquiry: 1 });
  assert.deepEqual(await badges(scene.staff), none);
});

test('contractors find their own colleagues, developer staff everybody; three characters at least', async () => {
  const path = (text: string) => `/contact/contactperson/search?text=${encodeURIComponent(text)}`;
  const names = async (who: Scene['main'], text: string) =>
    (await scene.call(who, 'GET', path(text))).json<{ fullName: string }[]>().map(({ fullName }) => fullName);
  assert.equal((await scene.call(undefined, 'GET', path('sol'))).statusCode, 401);
  assert.equal((await scene.call(scene.staff, 'GET', path('so'))).statusCode, 400);
  assert.deepEqual(await names(scene.staff, 'solb'), ['Kari Solberg']);
  for (const text of ['solberg kari', '  KARI   solberg ', 'kari byggtun'])
    assert.deepEqual(await names(scene.staff, text), ['Kari Solberg'], text);
  assert.deepEqual(await names(scene.staff, 'kari strand'), []);
  assert.deepEqual(await names(scene.worker, 'solb'), []);
  assert.deepEqual(await names(scene.worker, 'KOWAL'), ['Piotr Kowalski']);
});

test('a search is narrowed by project, company and the present responsible', async () => {
  const { staff, worker, main, stranger, call, app } = await buildScene();
  const { db } = app.database;
  const project = await createProject(db, { responsible_id: staff.id });
  await joinProject(db, project, worker.companyId);
  const names = async (who: Scene['main'], query: string) => {
    const answer = await call(who, 'GET', `/contact/contactperson/search?${query}`);
    return answer.statusCode === 200
      ? answer.json<{ fullName: string }[]>().map(({ fullName }) => fullName)
      : answer.statusCode;
  };
  const everybody = `text=${encodeURIComponent('test.example')}`;
  const ofProject = ['Kari Solberg', 'Marte Haugen', 'Piotr Kowalski', 'Åse Strand'];
  assert.deepEqual(await names(staff, `${everybody}&projectId=${project}`), ofProject);
  assert.deepEqual(await names(worker, `${everybody}&projectId=${project}`), ofProject);
  assert.deepEqual(await names(worker, everybody), ofProject.slice(1));
  assert.equal(await names(stranger, `${everybody}&projectId=${project}`), 404);
  assert.deepEqual(await names(staff, `${everybody}&contactId=${staff.companyId}`), ['Kari Solberg']);
  assert.deepEqual(await names(worker, `${everybody}&contactId=${staff.companyId}`), []);
  const others = ['Piotr Kowalski', 'Åse Strand'];
  assert.deepEqual(await names(worker, `${everybody}&contactPersonId=${main.id}`), others);
  // Without a text: all of a company, of a project, or all but one; but not everybody.
  assert.deepEqual(await names(staff, `contactId=${staff.companyId}`), ['Kari Solberg']);
  assert.deepEqual(await names(worker, `contactId=${stranger.companyId}`), []);
  assert.deepEqual(await names(worker, `contactPersonId=${main.id}`), others);
  for (const who of [staff, worker]) assert.deepEqual(await names(who, `projectId=${project}`), ofProject);
  assert.equal(await names(stranger, `projectId=${project}`), 404);
  assert.equal(await names(staff, ''), 400);
});

test('the profile names what runs out within thirty days, the nearest first; not what holds longer or has run out', async () => {
  const { db } = scene.app.database;
  const who = await createContact(db, scene.worker.companyId);
  const read = async () => (await scene.call(who, 'GET', '/user/contactperson')).json<Profile>().expiring;
  assert.deepEqual(await read(), []);
  const issued = addYears(addDays(today(), 20), -2);
  await db
    .updateTable('contact_person')
    .set({ hms_card_number: '1234567', hms_card_issued_date: issued })
    .where('id', '=', who.id)
    .execute();
  for (const [name, days] of [
    ['Stillas', 0],
    ['Truck', 30],
    ['Kran', 31],
    ['Lift', -1],
  ] as const) {
    const course = await db
      .insertInto('course')
      .values({ name, has_expiry_date: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const period = { from_date: '2020-01-01', expiry_date: addDays(today(), days) };
    await db
      .insertInto('contact_person_course')
      .values({ contact_person_id: who.id, course_id: course.id, ...period })
      .execute();
  }
  const names = (await read())?.map(({ course }) => course);
  assert.deepEqual(names, ['Stillas', null, 'Truck']);
});

test('the first steps of a contractor’s person: card, courses, a safety instruction; none for developer staff, and once all is done', async () => {
  const { app, staff, worker } = scene;
  const { db } = app.database;
  const { id: companyId } = await createCompany(db);
  const who = await createContact(db, companyId);
  const read = async (whose = who) =>
    (await scene.call(whose, 'GET', '/user/contactperson')).json<Profile>().firstSteps;
  assert.deepEqual(await read(), { hmsCard: false, courses: false, psi: null });
  assert.equal(await read(staff), undefined);
  const project = await createProject(db, { name: 'Ski vest' });
  await joinProject(db, project, companyId);
  await createDocument(app, project);
  await scene.call(who, 'PUT', '/user/contactperson/hms', {
    ...{ hmsCardNumber: '1234567', hmsCardIssuedDate: today() },
  });
  await db
    .insertInto('person_setting')
    .values({ person_id: who.personId, key: 'cometanceUpdated', value: today() })
    .execute();
  assert.deepEqual(await read(), {
    hmsCard: true,
    courses: true,
    psi: { id: project, name: 'Ski vest' },
  });
  await db
    .insertInto('psi_agreement')
    .values({ person_id: who.personId, project_id: project, confirmed_on: today() })
    .execute();
  assert.equal(await read(), undefined);
  assert.notEqual(await read(worker), undefined);
});
