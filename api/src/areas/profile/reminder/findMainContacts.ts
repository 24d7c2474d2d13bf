import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** A main contact who is told of the company's people. */
export interface MainContact {
  companyId: number;
  email: string;
  firstName: string;
}

/** The active main contacts of these companies; of the developer none, who has no company page. */
export const findMainContacts = async (
  db: Kysely<Database>,
  companyIds: readonly number[],
): Promise<MainContact[]> => {
  if (companyIds.length === 0) return [];
  return db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('company.id', 'in', companyIds)
    .where('company.is_byggtun', '=', false)
    .where('contact_person.active', '=', true)
    .where('contact_person.is_main_contact', '=', true)
    .select(['company.id as companyId', 'person.email', 'person.first_name as firstName'])
    .orderBy('contact_person.id')
    .execute();
};
