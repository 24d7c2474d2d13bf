import type { ContactPerson } from '@byggtun/shared/contract/company';
import { mayDoWith } from '@byggtun/shared/contract/companyRules';
import { maySeeCourses } from '@byggtun/shared/contract/courseRules';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';

const selectPeople = (db: Kysely<Database>, companyId: number) =>
  db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .leftJoin('invitation', (join) =>
      join
        .onRef('invitation.contact_person_id', '=', 'contact_person.id')
        .onRef('invitation.email', '=', 'person.email'),
    )
    .where('contact_person.company_id', '=', companyId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('anonymisation')
            .whereRef('anonymisation.person_id', '=', 'person.id')
            .select('anonymisation.person_id'),
        ),
      ),
    )
    .select((eb) => [
      'contact_person.id',
      'contact_person.active',
      'contact_person.version',
      'contact_person.is_main_contact as isMainContactPerson',
      'contact_person.is_admin as isBTAdmin',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.full_name as fullName',
      'person.email',
      'person.mobile',
      'person.title',
      'person.photo_version as photo',
      'person.signed_in_at as signedInAt',
      'invitation.invited_at as invitedAt',
      'invitation.expires_at as expiresAt',
      'invitation.accepted_at as acceptedAt',
      eb
        .exists(
          eb
            .selectFrom('sign_in_account')
            .whereRef('sign_in_account.email', '=', 'person.email')
            .select('sign_in_account.email'),
        )
        .as('hasAccount'),
      // Null for who never has.
      eb
        .selectFrom('contact_person as other')
        .whereRef('other.person_id', '=', 'person.id')
        .where('other.company_id', '!=', companyId)
        .select(({ fn }) => fn.agg<boolean | null>('bool_or', ['other.active']).as('any'))
        .as('actsElsewhere'),
    ])
    .orderBy('person.full_name')
    .orderBy('contact_person.id')
    .execute();

type FoundPerson = Awaited<ReturnType<typeof selectPeople>>[number];

const shown = (user: CurrentUser, companyId: number, found: FoundPerson, mains: number): ContactPerson => {
  const { id, active, version, isMainContactPerson, isBTAdmin, actsElsewhere, ...rest } = found;
  const { hasAccount, signedInAt, invitedAt, expiresAt, acceptedAt, ...person } = rest;
  const { firstName, lastName, fullName, email, mobile, title, photo } = person;
  const signsIn = Boolean(hasAccount) || signedInAt !== null || acceptedAt !== null;
  const isKnownElsewhere = signsIn || actsElsewhere !== null;
  // Who asks is in, whoever let them in.
  const isAccepted = signsIn || id === user.id;
  const colleague = {
    ...{ id, companyId, isActive: active, isMainContactPerson, isKnownElsewhere, isAccepted },
    actsElsewhere: actsElsewhere === true,
  };
  return {
    ...{ id, isMainContactPerson, isBTAdmin, externalUserExists: signsIn, version },
    invitationAccepted: isAccepted,
    invitedAt: invitedAt?.toISOString() ?? null,
    invitedUntil: isAccepted ? null : (expiresAt?.toISOString() ?? null),
    person: { firstName, lastName, fullName, email, mobile, title, photo },
    may: {
      ...mayDoWith(user, colleague, mains - (active && isMainContactPerson ? 1 : 0)),
      seeCourses: maySeeCourses(user, colleague),
    },
  };
};

/** The people of a company, by name, with what the caller may do with each; who may see them is asked before. */
export const findPeople = async (db: Kysely<Database>, user: CurrentUser, companyId: number) => {
  const people = await selectPeople(db, companyId);
  const mains = people.filter(({ active, isMainContactPerson }) => active && isMainContactPerson).length;
  const those = (isActive: boolean) =>
    people.filter(({ active }) => active === isActive).map((one) => shown(user, companyId, one, mains));
  return { contactPersons: those(true), deactivatedContactPersons: those(false) };
};
