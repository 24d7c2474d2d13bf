import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { putProfilePhoto } from '@byggtun/shared/contract/profilePhotoSave';

import { buildGround, type Ground } from '../../testing/rights/ground';
import { findUntried, holdMatrix } from '../../testing/rights/holdMatrix';
import { type Role, roles } from '../../testing/rights/roles';
import { companyRights } from './testing/rights/companyRights';
import { profileRights } from './testing/rights/profileRights';

const matrix = [...profileRights, ...companyRights];

let ground: Ground;
before(async () => {
  ground = await buildGround();
  const { personId } = ground.people['developer other'] ?? assert.fail();
  // The role opens nothing here: what developer staff may is what they may without it.
  await ground.scene.app.database.db
    .insertInto('person_role')
    .values(['Admin', 'PRL'].map((role) => ({ person_id: personId, role })))
    .execute();
});

holdMatrix(matrix, () => ground);

/** A form of its own; who may is tried by `profilePhotoRoutes.test`. */
const elsewhere = [`PUT /api${putProfilePhoto.path.replace(':email', '{email}')}`];

test('no call of the profile and the company is missing from the matrix', async () => {
  assert.deepEqual(await findUntried(ground, matrix, ['Bruker', 'Firma']), elsewhere);
});

const secrets = { birthDate: '1987-03-04', hmsCardNumber: '765432109' };

/** Every call that tells of the contractor's responsible, as it is asked by anybody. */
const told = async (role: Role): Promise<Record<string, string[]>> => {
  const { scene, people } = ground;
  const who = people[role];
  const { companyId } = scene.worker;
  const paths = {
    profile: '/user/contactperson',
    company: `/contact/${companyId}`,
    people: `/contact/${companyId}/contactpersons`,
    readiness: `/contact/${companyId}/readiness`,
    courses: `/contact/contactperson/${scene.worker.id}/courses`,
    search: '/contact/contactperson/search?text=Test',
  };
  const found: Record<string, string[]> = {};
  for (const [call, path] of Object.entries(paths)) {
    const { body } = await scene.call(who, 'GET', path);
    const fields = Object.entries(secrets).flatMap(([field, secret]) =>
      body.includes(secret) ? [field] : [],
    );
    if (fields.length > 0) found[call] = fields;
  }
  return found;
};

test('whose HMS number and birth date are told to whom: the person, and the number to the main contact', async () => {
  const { worker, app } = ground.scene;
  const { db } = app.database;
  await db
    .updateTable('person')
    .set({ birth_date: secrets.birthDate })
    .where('id', '=', worker.personId)
    .execute();
  const number = { hms_card_number: secrets.hmsCardNumber, hms_card_issued_date: '2020-01-01' };
  await db.updateTable('contact_person').set(number).where('id', '=', worker.id).execute();
  const seen = await Promise.all(roles.map(async (role) => [role, await told(role)] as const));
  assert.deepEqual(Object.fromEntries(seen), {
    'developer responsible': {},
    'developer other': {},
    'contractor main contact': { readiness: ['hmsCardNumber'] },
    'contractor responsible': { profile: ['birthDate', 'hmsCardNumber'] },
    'contractor colleague': {},
    'other company': {},
    'signed out': {},
  });
});

test('a main contact who edits somebody changes name, number and title, and nothing of the card or the birth', async () => {
  const { scene } = ground;
  const { db } = scene.app.database;
  const { id, personId, email } = scene.worker;
  const { version } = await db
    .selectFrom('contact_person')
    .where('id', '=', id)
    .select('version')
    .executeTakeFirstOrThrow();
  const own = { birthDate: '2000-01-01', hmsCardNumber: '1', hmsCardIssuedDate: '2026-01-01' };
  const person = { firstName: 'Nytt', lastName: 'Navn', email, mobile: '99999009', title: 'Bas', ...own };
  const answer = await scene.call(scene.main, 'PUT', '/user/contact/contactperson/update', {
    ...{ id, version, person, isMainContactPerson: true, isBTAdmin: true, ...own },
  });
  assert.equal(answer.statusCode, 200);
  const kept = await db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('contact_person.id', '=', id)
    .where('person.id', '=', personId)
    .select(['first_name', 'birth_date', 'hms_card_number', 'is_main_contact', 'is_admin'])
    .executeTakeFirst();
  assert.deepEqual(kept, {
    first_name: 'Nytt',
    birth_date: secrets.birthDate,
    hms_card_number: secrets.hmsCardNumber,
    is_main_contact: false,
    is_admin: false,
  });
});
