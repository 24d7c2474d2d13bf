import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';

/** Makes the person act for the company from now on. @throws Refusal 403 when they are not an active contact person there */
export const setActiveCompany = async (
  db: Kysely<Database>,
  personId: number,
  companyId: number,
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .from('contact_person')
    .whereRef('contact_person.person_id', '=', 'person.id')
    .where('contact_person.company_id', '=', companyId)
    .where('contact_person.active', '=', true)
    .where('person.id', '=', personId)
    .set((eb) => ({ active_contact_person_id: eb.ref('contact_person.id') }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refuse.forbidden('Du er ikke aktiv kontaktperson i dette firmaet.');
};
