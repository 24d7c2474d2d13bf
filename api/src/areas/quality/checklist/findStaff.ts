import type { ResponsibleOption } from '@byggtun/shared/contract/responsible';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { activeContactPersons } from '../../../record/person/findContactPersons';

/** Developer staff, who alone can be responsible for a checklist, by name. */
export const findStaff = (db: Kysely<Database>): Promise<ResponsibleOption[]> =>
  activeContactPersons(db).where('company.is_byggtun', '=', true).execute();
