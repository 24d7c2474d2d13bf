import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** Whether a person has been anonymised; asked in a transaction that holds them, the answer stays true. */
export const isAnonymised = async (db: Kysely<Database>, personId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('anonymisation')
    .where('person_id', '=', personId)
    .select('person_id')
    .executeTakeFirst();
  return found !== undefined;
};
