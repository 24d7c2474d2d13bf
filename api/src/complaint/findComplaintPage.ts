import type { ComplaintRow } from '@byggtun/shared/contract/complaint';
import type { ListQuery } from '@byggtun/shared/contract/list';
import type { Expression, SqlBool } from 'kysely';

import type { Connection } from '../database/connect';
import { conditionsOf } from '../list/conditionsOf';
import { joinsOf } from '../list/joinsOf';
import { orderOf } from '../list/orderOf';
import { rangeOf } from '../list/pageOf';
import { complaintList, selectComplaints } from './complaintList';
import { findComplaintRows } from './complaintRows';

/**
 * The rows of a page of the list, within the scope. The ids come first, where it can be from an index alone, so that a
 * deep page reads no more rows than it shows.
 */
export const findComplaintPage = async (
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  scope: Expression<SqlBool>,
  query: ListQuery,
): Promise<ComplaintRow[]> => {
  const { limit, offset } = rangeOf(query);
  const ids = await selectComplaints(db, joinsOf(complaintList, query))
    .select('complaint.id')
    .where((eb) => eb.and([scope, ...conditionsOf(complaintList, query)]))
    .orderBy(orderOf(complaintList, query))
    .limit(limit)
    .offset(offset)
    .execute();
  return findComplaintRows(
    pool,
    ids.map(({ id }) => id),
  );
};
