import type { ListQuery } from '@byggtun/shared/contract/list';
import type { Expression, Kysely, SqlBool } from 'kysely';

import type { Database } from '../database/schema';
import { conditionsOf } from '../list/conditionsOf';
import { joinsOf } from '../list/joinsOf';
import { complaintList, selectComplaints } from './complaintList';

/** How many complaints and enquiries match the filters and the search, within the scope. */
export const countComplaints = async (
  db: Kysely<Database>,
  scope: Expression<SqlBool>,
  query: Pick<ListQuery, 'headers' | 'search'>,
): Promise<number> => {
  const { count } = await selectComplaints(db, joinsOf(complaintList, query))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and([scope, ...conditionsOf(complaintList, query)]))
    .executeTakeFirstOrThrow();
  return count;
};
