import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ContactPerson } from '@byggtun/shared/contract/company';
import { addDays, addYears } from '@byggtun/shared/contract/day';
import type { Profile } from '@byggtun/shared/contract/user';

import { today } from '../../../core/time/today';
import type { TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

type Lists = Record<'contactPersons', ContactPerson[]>;

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

const person = {
  firstName: 'Piotr',
  lastName: 'Kowalski',
  title: 'Bas',
  mobile: '99999123',
  birthDate: null,
};
const facts = { person, hmsCardNumber: null, hmsCardIssuedDate: null };
const put = (who: TestContact | undefined, body: object) =>
  scene.call(who, 'PUT', '/user/contactperson', { ...facts, ...body });

test('who is turned away: no token', async () => {
  assert.equal((await put(undefined, {})).statusCode, 401);
});

test('one saves oneself, and nobody else; what one may not change is passed over', async () => {
  const { worker, colleague } = scene;
  const body = {
    person: { ...person, birthDate: '1985-05-17', email: 'annen@test.example' },
    hmsCardNumber: '1234567',
    hmsCardIssuedDate: today(),
    isMainContactPerson: true,
    id: colleague.id,
  };
  const saved = (await put(worker, body)).json<Profile>();
  assert.deepEqual([saved.id, saved.person.email], [worker.id, worker.email]);
  assert.deepEqual([saved.person.title, saved.person.mobile], ['Bas', '99999123']);
  assert.deepEqual([saved.person.birthDate, saved.hmsCardNumber], ['1985-05-17', '1234567']);
  assert.equal(saved.isMainContactPerson, false);
  const other = (await scene.call(colleague, 'GET', '/user/contactperson')).json<Profile>();
  assert.deepEqual([other.person.fullName, other.person.mobile], ['Åse Strand', '']);
});

test('a card that is left out stays as it was registered meanwhile; one that is given as none goes', async () => {
  const { colleague } = scene;
  const card = { hmsCardNumber: '7654321', hmsCardIssuedDate: today() };
  await scene.call(colleague, 'PUT', '/user/contactperson/hms', card);
  const kept = (await scene.call(colleague, 'PUT', '/user/contactperson', { person })).json<Profile>();
  assert.deepEqual([kept.person.mobile, kept.hmsCardNumber], ['99999123', '7654321']);
  assert.equal(kept.hmsCardIssuedDate, today());
  assert.equal((await put(colleague, {})).json<Profile>().hmsCardNumber, null);
});

test('what is left out stays as the main contact has changed it, and who has opened the person is told of a change', async () => {
  const { main, worker, call } = scene;
  const found = async () => {
    const { contactPersons } = (await call(main, 'GET', `/contact/${main.companyId}`)).json<Lists>();
    return contactPersons.find(({ id }) => id === worker.id) ?? assert.fail();
  };
  const opened = await found();
  const edit = (version: number, change: object) =>
    call(main, 'PUT', '/user/contact/contactperson/update', {
      ...{ id: worker.id, version, person: { ...opened.person, mobile: '99999123', ...change } },
    });
  const own = (change: object) => call(worker, 'PUT', '/user/contactperson', { person: change });
  assert.equal((await own({ mobile: '99999124' })).statusCode, 200);
  assert.equal((await edit(opened.version, { title: 'Formann' })).json<{ error: string }>().error, 'stale');
  const now = await found();
  assert.deepEqual([now.person.mobile, now.person.title], ['99999124', opened.person.title]);
  assert.equal((await edit(now.version, { lastName: 'Kowalsky' })).statusCode, 200);
  assert.equal((await own({ title: 'Bas' })).statusCode, 200);
  assert.deepEqual((await found()).person.lastName, 'Kowalsky');
  // A profile that is saved as it is turns nobody away, and neither does what main contacts don't see.
  const { version } = await found();
  for (const change of [{}, { birthDate: '1985-05-18' }]) assert.equal((await own(change)).statusCode, 200);
  assert.equal((await found()).version, version);
});

const refused: [what: string, body: object, errors: object][] = [
  ['no mobile', { person: { ...person, mobile: '' } }, { 'person.mobile': ['Mobil må fylles ut!'] }],
  [
    'a mobile with signs',
    { person: { ...person, mobile: '+47 999' } },
    { 'person.mobile': ['Mobil kan bare ha sifre!'] },
  ],
  [
    'a birth tomorrow',
    { person: { ...person, birthDate: addDays(today(), 1) } },
    { 'person.birthDate': ['Fødselsdato kan ikke være senere enn i dag!'] },
  ],
  [
    'a card of long ago',
    { hmsCardNumber: '7', hmsCardIssuedDate: addYears(today(), -3) },
    { hmsCardIssuedDate: ['Kortet kan ikke være utstedt for mere en 2 år siden!'] },
  ],
  [
    'a card number alone',
    { hmsCardNumber: '7', hmsCardIssuedDate: null },
    { hmsCardIssuedDate: ['Utstedt dato må fylles ut!'] },
  ],
];
for (const [what, body, errors] of refused)
  test(`${what} is refused in its field, and nothing is stored`, async () => {
    const { main } = scene;
    const answer = await put(main, body);
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json<{ errors: object }>().errors, errors);
    const stored = (await scene.call(main, 'GET', '/user/contactperson')).json<Profile>();
    assert.equal(stored.person.fullName, 'Marte Haugen');
  });

test('a card that has run out since it was registered stays, so that the rest can be saved', async () => {
  const { colleague, app } = scene;
  const card = { hms_card_number: '7654321', hms_card_issued_date: addYears(today(), -3) };
  await app.database.db.updateTable('contact_person').set(card).where('id', '=', colleague.id).execute();
  const same = { hmsCardNumber: '7654321', hmsCardIssuedDate: addYears(today(), -3) };
  assert.equal((await put(colleague, same)).statusCode, 200);
  assert.equal((await put(colleague, { ...same, hmsCardNumber: '1' })).statusCode, 400);
});
