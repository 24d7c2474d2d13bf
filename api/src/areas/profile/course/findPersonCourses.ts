import { maySeeCourses } from '@byggtun/shared/contract/courseRules';
import type { getPersonCourses } from '@byggtun/shared/contract/personCourses';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { isAnonymised } from '../anonymisation/isAnonymised';
import { findOwnCourses } from './findCourses';

/**
 * The courses of a contact person, for whom may see them.
 * @throws Refusal 404 when there is none such, they have been anonymised, or the caller may not see them
 */
export const findPersonCourses = async (
  db: Kysely<Database>,
  user: CurrentUser,
  contactPersonId: number,
): Promise<RouteAnswer<typeof getPersonCourses>> => {
  const found = await db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('contact_person.id', '=', contactPersonId)
    .select([
      'contact_person.id',
      'contact_person.person_id as personId',
      'contact_person.company_id as companyId',
      'contact_person.active as isActive',
      'person.full_name as fullName',
      'company.name as companyName',
    ])
    .executeTakeFirst();
  if (!found || !maySeeCourses(user, found) || (await isAnonymised(db, found.personId)))
    throw refuse.notFound();
  const { fullName, companyName } = found;
  return { fullName, companyName, courses: await findOwnCourses(db, contactPersonId) };
};
