import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** Ids of the active contact persons whom people are, by their e-mails. */
export const findContactIds = async (
  transaction: Transaction<Database>,
  emails: readonly string[],
): Promise<Map<string, number[]>> => {
  if (emails.length === 0) return new Map();
  const found = await transaction
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('person.email', 'in', emails)
    .where('contact_person.active', '=', true)
    .select(['person.email', 'contact_person.id'])
    .execute();
  const ids = new Map<string, number[]>();
  for (const { email, id } of found) ids.set(email, [...(ids.get(email) ?? []), id]);
  return ids;
};
