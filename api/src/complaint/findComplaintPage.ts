import type { ComplaintRow } from '@byggtun/shared/contract/complaint';
import type { ListAnswer, ListQuery } from '@byggtun/shared/contract/list';
import type { Expression, SqlBool } from 'kysely';

import type { Connection } from '../database/connect';
import { runPrepared } from '../database/runPrepared';
import { conditionsOf } from '../list/conditionsOf';
import { joinsOf } from '../list/joinsOf';
import { orderOf } from '../list/orderOf';
import { pageOf, rangeOf } from '../list/pageOf';
import { complaintList, selectComplaints } from './complaintList';
import { findComplaintRows } from './complaintRows';
import { countComplaints } from './countComplaints';

/**
 * A page of the list, within the scope. The ids and the count come first, where it can be from an index alone, so that a
 * deep page reads no more rows than it shows; then the rows. The count is a query of its own inside the first statement:
 * it costs no second call, and is not tied to the page as `count(*) over ()` would be.
 */
export const findComplaintPage = async (
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  scope: Expression<SqlBool>,
  query: ListQuery,
): Promise<ListAnswer<ComplaintRow>> => {
  const { limit, offset } = rangeOf(query);
  const matching = selectComplaints(db, joinsOf(complaintList, query)).where((eb) =>
    eb.and([scope, ...conditionsOf(complaintList, query)]),
  );
  const found = await runPrepared(
    pool,
    matching
      .select('complaint.id')
      .select(matching.select((eb) => eb.fn.countAll<number>().as('count')).as('total'))
      .orderBy(orderOf(complaintList, query))
      .limit(limit)
      .offset(offset),
  );
  const isBehindTheEnd = found.length === 0 && offset > 0;
  const total = isBehindTheEnd ? await countComplaints(db, scope, query) : (found[0]?.total ?? 0);
  const rows = await findComplaintRows(
    pool,
    found.map(({ id }) => id),
  );
  return pageOf(rows, total, query);
};
