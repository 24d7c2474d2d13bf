import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Company, ContactPerson } from '@byggtun/shared/contract/company';

import type { TestContact } from '../../../testing/builders/people';
import { buildScene, type Scene } from '../../../testing/builders/scene';

let scene: Scene;
before(async () => {
  scene = await buildScene();
});

type Lists = Record<'contactPersons' | 'deactivatedContactPersons', ContactPerson[]>;
const path = () => `/contact/${scene.worker.companyId}`;
const get = (who: TestContact | undefined, address = path()) => scene.call(who, 'GET', address);
const facts = {
  mobile: '99999100',
  phone: '',
  www: '',
  address: 'Storgata 1',
  postCode: '0155',
  postPlace: 'Oslo',
};
const put = (who: TestContact | undefined, body: object) =>
  scene.call(who, 'PUT', '/contact/update', { id: scene.worker.companyId, version: 1, ...facts, ...body });

test('who is turned away: no token, developer staff, who is of another company', async () => {
  for (const address of [path(), `${path()}/contactpersons`, `${path()}/deactivated`]) {
    assert.equal((await get(undefined, address)).statusCode, 401);
    assert.equal((await get(scene.staff, address)).statusCode, 403);
    assert.equal((await get(scene.stranger, address)).statusCode, 404);
    assert.equal((await get(scene.worker, address)).statusCode, 200);
  }
  assert.equal((await get(scene.staff, `/contact/${scene.staff.companyId}`)).statusCode, 403);
  assert.equal((await put(undefined, {})).statusCode, 401);
  assert.equal((await put(scene.staff, {})).statusCode, 403);
  assert.equal((await put(scene.stranger, {})).statusCode, 404);
  assert.equal((await put(scene.worker, {})).statusCode, 403);
});

test('its people see the company and one another; only the main contact may do something', async () => {
  const { main, worker } = scene;
  const seen = (await get(worker)).json<Company & Lists>();
  assert.deepEqual([seen.name, seen.mainContactPerson], ['Nordre Tømrer AS', 'Marte Haugen']);
  assert.equal(seen.mainContactPersonId, main.id);
  assert.deepEqual(
    seen.contactPersons.map(({ person }) => person.fullName),
    ['Marte Haugen', 'Piotr Kowalski', 'Åse Strand'],
  );
  assert.equal(seen.may.edit, false);
  const able = seen.contactPersons.flatMap(({ id, may }) =>
    Object.entries(may).flatMap(([what, isAllowed]) => (isAllowed ? [[id, what]] : [])),
  );
  assert.deepEqual(able, [[scene.worker.id, 'seeCourses']]);
  const own = (await get(main)).json<Company & Lists>();
  assert.equal(own.may.edit, true);
  assert.deepEqual(
    own.contactPersons.map(({ may }) => [may.edit, may.deactivate]),
    [
      [true, false],
      [true, true],
      [true, true],
    ],
  );
});

test('no numbers of HMS cards and no birth dates are told', async () => {
  const told = JSON.stringify((await get(scene.worker)).json());
  assert.doesNotMatch(told, /hms|birth/i);
});

test('the main contact edits it, and may send it again; of two who edit at once the second is told, and nothing of theirs is stored', async () => {
  const { main } = scene;
  const saved = (await put(main, {})).json<Company>();
  assert.deepEqual([saved.mobile, saved.postCode.display, saved.version], ['99999100', '0155 Oslo', 2]);
  const again = await put(main, {});
  assert.deepEqual([again.statusCode, again.json<Company>().version], [200, 2]);
  const late = await put(main, { mobile: '99999200' });
  assert.equal(late.statusCode, 400);
  assert.equal(late.json<{ error: string }>().error, 'stale');
  assert.match(late.json<{ message: string }>().message, /^Firmaet er endret siden du åpnet det/);
  assert.equal((await get(main)).json<Company>().mobile, '99999100');
  const answers = await Promise.all(['1', '2'].map((mobile) => put(main, { version: 2, mobile })));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
});

test('the company is taken as it is answered, with what was changed in it', async () => {
  const { app, main } = scene;
  const stored = { www: 'www.nordre.example' };
  await app.database.db.updateTable('company').set(stored).where('id', '=', main.companyId).execute();
  const shown = (await get(main)).json<Company>();
  const saved = await put(main, { ...shown, phone: '22222222', postPlace: undefined });
  const { version, phone, postCode, www } = saved.json<Company>();
  assert.deepEqual([version, phone, postCode], [shown.version + 1, '22222222', shown.postCode]);
  assert.equal(www, 'https://www.nordre.example');
  const moved = { postCode: { postCodeText: '2020', postPlace: 'Skedsmokorset' }, postPlace: undefined };
  const there = (await put(main, { ...saved.json<Company>(), ...moved })).json<Company>();
  assert.equal(there.postCode.display, '2020 Skedsmokorset');
});

test('numbers are digits, what is wrong is told in its field, and what nobody may edit is passed over', async () => {
  const { main } = scene;
  const { version } = (await get(main)).json<Company>();
  const refused = await put(main, {
    version,
    mobile: '+47',
    phone: 'x',
    www: 'javascript:alert(1)',
    postCode: '1',
  });
  assert.deepEqual(refused.json<{ errors: object }>().errors, {
    mobile: ['Mobil kan bare ha sifre!'],
    phone: ['Telefon kan bare ha sifre!'],
    www: ['Nettstedet må begynne med http:// eller https://'],
    postCode: ['Postnummer må ha fire sifre!'],
  });
  const saved = (
    await put(main, { version, name: 'Kapret AS', regNum: '1', isByggtun: true })
  ).json<Company>();
  assert.deepEqual([saved.name, saved.regNum], ['Nordre Tømrer AS', null]);
});
