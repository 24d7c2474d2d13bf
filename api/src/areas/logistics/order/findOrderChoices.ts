import type { Option } from '@byggtun/shared/contract/list';
import type { orderFilterOptions } from '@byggtun/shared/contract/order';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';

const findPeople = (db: Kysely<Database>, column: 'our_contact_id' | 'site_contact_id'): Promise<Option[]> =>
  db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where(
      sql<boolean>`exists (select from purchase_order where ${sql.ref(`purchase_order.${column}`)} = contact_person.id)`,
    )
    .select(['contact_person.id as key', 'person.full_name as value'])
    .orderBy('person.full_name')
    .orderBy('contact_person.id')
    .execute();

/** What the filters of the list can be set to: everybody who stands in an order. */
export const findOrderChoices = async (
  db: Kysely<Database>,
): Promise<RouteAnswer<typeof orderFilterOptions>> => {
  const [users, siteUsers] = await Promise.all([
    findPeople(db, 'our_contact_id'),
    findPeople(db, 'site_contact_id'),
  ]);
  return { users, siteUsers };
};
