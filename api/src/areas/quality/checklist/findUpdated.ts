import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { norwegianTime } from '../../../core/time/norwegianTime';

/** Who and when in one text, 'Kari Solberg 24.11.2026 12:41'; empty as long as it was nobody. */
export const byAndAt = (by: string | null, at: Date | null): string =>
  by === null || at === null ? '' : `${by} ${norwegianTime(at)}`;

/** Who changed a checklist last, as `byAndAt` writes it. */
export const findUpdated = async (db: Kysely<Database>, id: number): Promise<string> => {
  const found = await db
    .selectFrom('checklist')
    .innerJoin('contact_person', 'contact_person.id', 'checklist.updated_by_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('checklist.id', '=', id)
    .select(['person.full_name', 'checklist.updated_at'])
    .executeTakeFirst();
  return found ? byAndAt(found.full_name, found.updated_at) : '';
};
