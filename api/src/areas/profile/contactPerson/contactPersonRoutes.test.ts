import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ContactPerson } from '@byggtun/shared/contract/company';

import { createContact, type TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { until } from '../../../testing/until';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const olav = {
  firstName: 'Olav',
  lastName: 'Berg',
  email: 'Olav@Nordre.example',
  mobile: '99999111',
  title: '',
};
const add = (who: TestContact | undefined, person: object = olav) =>
  scene.call(who, 'POST', '/user/contactperson/add', { activeContactId: scene.main.companyId, person });
const update = (who: TestContact | undefined, id: number, version: number, person: object) =>
  scene.call(who, 'PUT', '/user/contact/contactperson/update', { id, version, person });
const errorsOf = (answer: { json: () => unknown }) => (answer.json() as { errors: object }).errors;
const personOf = (one: ContactPerson) => one.person;

test('who is turned away from adding and editing: no token, no main contact, another company, developer staff', async () => {
  const { staff, main, worker, colleague, stranger } = scene;
  const statuses = async (call: (who: TestContact | undefined) => Promise<{ statusCode: number }>) => {
    const answers = [];
    for (const who of [undefined, staff, worker, stranger]) answers.push((await call(who)).statusCode);
    return answers;
  };
  assert.deepEqual(await statuses((who) => add(who)), [401, 403, 403, 404]);
  assert.deepEqual(await statuses((who) => update(who, colleague.id, 1, olav)), [401, 403, 403, 404]);
  assert.equal((await update(main, stranger.id, 1, olav)).statusCode, 404);
});

test('what is missing is told in its field', async () => {
  const empty = { firstName: ' ', lastName: '', email: '', mobile: '', title: '' };
  assert.deepEqual(errorsOf(await add(scene.main, empty)), {
    'person.firstName': ['Fornavn må fylles ut!'],
    'person.lastName': ['Etternavn må fylles ut!'],
    'person.email': ['Epost må fylles ut!'],
    'person.mobile': ['Mobil må fylles ut!'],
  });
  const wrong = errorsOf(await add(scene.main, { ...olav, email: 'olav', mobile: '+47 1' }));
  assert.deepEqual(Object.keys(wrong), ['person.email', 'person.mobile']);
});

test('a new one can be found at once, and not be added twice; not even by two at once', async () => {
  const answers = await Promise.all([add(scene.main), add(scene.main)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
  const [made] = answers.filter(({ statusCode }) => statusCode === 200);
  const { contactPerson } = made?.json<{ contactPerson: ContactPerson }>() ?? assert.fail();
  assert.equal(contactPerson.person.email, 'olav@nordre.example');
  assert.deepEqual(contactPerson.may, {
    ...{ edit: true, editEmail: true, deactivate: true, activate: false, invite: true },
    seeCourses: true,
  });
  assert.deepEqual(errorsOf(await add(scene.main)), {
    'person.email': ['Personen er allerede kontaktperson i firmaet.'],
  });
});

test('who acts for another company too keeps name, number, title and e-mail, and acts for it as before', async () => {
  const { app, main, call } = scene;
  const { db } = app.database;
  const other = await createContact(db, scene.stranger.companyId, { firstName: 'Kjell', lastName: 'Vik' });
  await db.updateTable('person').set({ mobile: '99999110' }).where('id', '=', other.personId).execute();
  const turn = (active: boolean) =>
    db.updateTable('contact_person').set({ active }).where('id', '=', other.id).execute();
  const added = (await add(main, { ...olav, email: other.email })).json<{ contactPerson: ContactPerson }>();
  const { id, version, may, person } = added.contactPerson;
  assert.deepEqual([person.fullName, may.edit, may.editEmail], ['Kjell Vik', false, false]);
  for (const [field, text] of Object.entries({ ...olav, mobile: '1', title: 'Bas' }))
    assert.equal((await update(main, id, version, { ...person, [field]: text })).statusCode, 403, field);
  // Once they act for this company alone, its main contact keeps their number right.
  await turn(false);
  const alone = (await update(main, id, version, { ...person, mobile: '99999112' })).json<ContactPerson>();
  assert.deepEqual(alone.person, { ...person, mobile: '99999112' });
  await turn(true);
  const profile = (await call(other, 'GET', '/user/contactperson')).json<{ id: number }>();
  assert.equal(profile.id, other.id);
});

test('the main contact edits a colleague; an older version is refused, and nothing of it is stored', async () => {
  const { main, colleague } = scene;
  const changed = { ...olav, firstName: 'Åse', lastName: 'Lie', email: 'ase@nordre.example' };
  const saved = (await update(main, colleague.id, 1, changed)).json<ContactPerson>();
  assert.deepEqual([personOf(saved).fullName, saved.version], ['Åse Lie', 2]);
  const again = await update(main, colleague.id, 1, changed);
  assert.deepEqual([again.statusCode, again.json<ContactPerson>().version], [200, 2]);
  const late = await update(main, colleague.id, 1, { ...changed, mobile: '1' });
  assert.equal(late.json<{ error: string }>().error, 'stale');
  assert.match(late.json<{ message: string }>().message, /^Kontaktpersonen er endret siden du åpnet den/);
  const taken = await update(main, colleague.id, 2, { ...changed, email: main.email });
  assert.deepEqual(Object.keys(errorsOf(taken)), ['person.email']);
  const account = { email: changed.email, password_hash: 'a:b', person_name: 'Åse Lie' };
  await scene.app.database.db.insertInto('sign_in_account').values(account).execute();
  const moved = await update(main, colleague.id, 2, { ...changed, email: 'ny@nordre.example' });
  assert.deepEqual(errorsOf(moved), {
    'person.email': ['E-postadressen kan ikke endres når personen kan logge inn med den.'],
  });
});

test('an e-mail that somebody else gets at the same moment is refused as taken', async () => {
  const { app, main, stranger } = scene;
  const { db, pool } = app.database;
  const [one, other] = [await createContact(db, main.companyId), await createContact(db, stranger.companyId)];
  const isWaiting = async () => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  };
  const { answer } = await db.transaction().execute(async (transaction) => {
    const email = 'delt@nordre.example';
    await transaction.updateTable('person').set({ email }).where('id', '=', other.personId).execute();
    const asked = update(main, one.id, 1, { ...olav, email });
    await until(isWaiting);
    return { answer: asked };
  });
  assert.deepEqual(errorsOf(await answer), {
    'person.email': ['E-postadressen tilhører en annen person.'],
  });
});
