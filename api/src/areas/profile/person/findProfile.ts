import type { Profile } from '@byggtun/shared/contract/user';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findPeople } from '../contactPerson/findPeople';
import { findFirstSteps } from './findFirstSteps';
import { findOwnExpiring } from './findOwnExpiring';

const findPerson = (db: Kysely<Database>, contactPersonId: number) =>
  db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('contact_person.id', '=', contactPersonId)
    .select([
      'contact_person.is_main_contact as isMainContactPerson',
      'contact_person.is_admin as isBTAdmin',
      'contact_person.hms_card_number as hmsCardNumber',
      'contact_person.hms_card_issued_date as hmsCardIssuedDate',
      'company.is_byggtun as isByggtun',
      'company.id as companyId',
      'company.name as companyName',
      'person.email',
      'person.full_name as fullName',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.title',
      'person.mobile',
      'person.birth_date as birthDate',
      'person.photo_version as photo',
    ])
    .executeTakeFirstOrThrow();

const findRelations = (db: Kysely<Database>, personId: number) =>
  db
    .selectFrom('contact_person')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('person_id', '=', personId)
    .select((eb) => [
      'contact_person.id as contactPersonId',
      'company.id as contactId',
      'company.name as contactName',
      eb.not('contact_person.active').as('inActive'),
    ])
    .orderBy('company.name')
    .$narrowType<{ inActive: boolean }>()
    .execute();

const findRoles = async (db: Kysely<Database>, personId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('person_role')
    .select('role')
    .where('person_id', '=', personId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
};

/** Who is in the company with the caller: what contractors see on the company page, which developer staff don't have. */
const findColleagues = async (db: Kysely<Database>, user: CurrentUser) => {
  if (user.isByggtun) return [];
  const { contactPersons } = await findPeople(db, user, user.companyId);
  return contactPersons.map(
    ({ id, isMainContactPerson, isBTAdmin, externalUserExists, invitationAccepted, person }) => {
      const { firstName, lastName, fullName, email, mobile, title } = person;
      return {
        ...{ id, isMainContactPerson, isBTAdmin, externalUserExists, invitationAccepted },
        person: { firstName, lastName, fullName, email, mobile, title },
      };
    },
  );
};

/** The caller's profile in the active company (docs/product/profile.md). */
export const findProfile = async (db: Kysely<Database>, user: CurrentUser): Promise<Profile> => {
  const { id, personId } = user;
  const [found, contactPersons, contactPersonRelations, albumRoles] = await Promise.all([
    findPerson(db, id),
    findColleagues(db, user),
    findRelations(db, personId),
    findRoles(db, personId),
  ]);
  const card = found.hmsCardNumber === null ? null : found.hmsCardIssuedDate;
  const [expiring, firstSteps] = await Promise.all([
    findOwnExpiring(db, id, card),
    findFirstSteps(db, user, card !== null),
  ]);
  const { isMainContactPerson, isBTAdmin, isByggtun, hmsCardNumber, hmsCardIssuedDate } = found;
  const { companyId, companyName, ...person } = found;
  const { email, fullName, firstName, lastName, title, mobile, birthDate, photo } = person;
  return {
    id,
    isMainContactPerson,
    isBTAdmin,
    isByggtun,
    hmsCardNumber,
    hmsCardIssuedDate,
    person: { email, fullName, firstName, lastName, title, mobile, birthDate, photo },
    contact: { id: companyId, name: companyName, contactPersons },
    contacts: contactPersonRelations
      .filter(({ inActive }) => !inActive)
      .map(({ contactId, contactName }) => ({ id: contactId, name: contactName })),
    contactPersonRelations,
    albumRoles,
    expiring,
    ...(firstSteps && { firstSteps }),
  };
};
