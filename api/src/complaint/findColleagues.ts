import type { RegLine, ResponsibleOption } from '@byggtun/shared/contract/complaint';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { activeContactPersons } from '../person/findContactPersons';

/** Colleagues of the responsible, whom a contractor may choose as the new one. */
export const findColleagues = (
  db: Kysely<Database>,
  { contactId, contactPersonId }: RegLine,
): Promise<ResponsibleOption[]> =>
  activeContactPersons(db)
    .where('contact_person.company_id', '=', contactId)
    .where('contact_person.id', '!=', contactPersonId)
    .execute();
