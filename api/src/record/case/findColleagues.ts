import type { ResponsibleOption } from '@byggtun/shared/contract/responsible';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { activeContactPersons } from '../person/findContactPersons';

/** Colleagues of a responsible, without themselves: whom a contractor may choose as the new one. */
export const findColleagues = (
  db: Kysely<Database>,
  responsible: { id: number; companyId: number },
): Promise<ResponsibleOption[]> =>
  activeContactPersons(db)
    .where('contact_person.company_id', '=', responsible.companyId)
    .where('contact_person.id', '!=', responsible.id)
    .execute();
