import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';

let number = 0;

/** A company of a test's own; a contractor unless it says otherwise. */
export const createCompany = (
  db: Kysely<Database>,
  { name = `Firma ${++number} AS`, isByggtun = false } = {},
): Promise<{ id: number; name: string }> =>
  db
    .insertInto('company')
    .values({ name, is_byggtun: isByggtun })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** A person who acts for the company. */
export interface TestContact {
  id: number;
  personId: number;
  companyId: number;
  email: string;
}

/** A person of a test's own, contact person of the company and acting for it. */
export const createContact = async (
  db: Kysely<Database>,
  companyId: number,
  { firstName = 'Test', lastName = `Person ${++number}`, isMainContact = false, active = true } = {},
): Promise<TestContact> => {
  const email = `person${++number}@test.example`;
  const person = await db
    .insertInto('person')
    .values({ email, first_name: firstName, last_name: lastName })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('contact_person')
    .values({ person_id: person.id, company_id: companyId, is_main_contact: isMainContact, active })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('person').set({ active_contact_person_id: id }).where('id', '=', person.id).execute();
  return { id, personId: person.id, companyId, email };
};
