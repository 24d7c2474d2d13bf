import type { ResponsibleOption } from '@byggtun/shared/contract/responsible';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** Developer staff, who alone can be responsible for a checklist, by name. */
export const findStaff = (db: Kysely<Database>): Promise<ResponsibleOption[]> =>
  db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('company.is_byggtun', '=', true)
    .where('contact_person.active', '=', true)
    .select(['contact_person.id', 'person.full_name as fullName'])
    .select(['company.id as contactId', 'company.name as contactName'])
    .orderBy('person.full_name')
    .orderBy('contact_person.id')
    .execute();
