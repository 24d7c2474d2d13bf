import type { ListAnswer, ListQuery } from '@byggtun/shared/contract/list';
import { type Expression, sql, type SqlBool } from 'kysely';

import type { Connection } from '../database/connect';
import { runPrepared } from '../database/runPrepared';
import { conditionsOf } from './conditionsOf';
import { countRows } from './countRows';
import { joinsOf } from './joinsOf';
import type { ListSource } from './listSource';
import { orderOf } from './orderOf';
import { pageOf, rangeOf } from './pageOf';

/**
 * A page of a list, within the scope. The ids and the count come first, where it can be from an index alone, so that a
 * deep page reads no more rows than it shows; then the rows. The count is a query of its own inside the first statement:
 * it costs no second call, and is not tied to the page as `count(*) over ()` would be.
 */
export const findPage = async <Row, Join extends string, Tables, From extends keyof Tables>(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  source: ListSource<Row, Join, Tables, From>,
  scope: Expression<SqlBool>,
  query: ListQuery,
): Promise<ListAnswer<Row>> => {
  const { list, select, findRows } = source;
  const { limit, offset } = rangeOf(query);
  const matching = select(db, joinsOf(list, query)).where((eb) =>
    eb.and([scope, ...conditionsOf(list, query)]),
  );
  const found = await runPrepared(
    pool,
    matching
      .select(sql<number>`${list.id}`.as('id'))
      .select(sql<number>`${matching.select(sql<number>`count(*)`.as('count'))}`.as('total'))
      .orderBy(orderOf(list, query))
      .limit(limit)
      .offset(offset)
      // The compiler loses the selection behind the list's own tables.
      .$castTo<{ id: number; total: number }>(),
  );
  const isBehindTheEnd = found.length === 0 && offset > 0;
  const total = isBehindTheEnd ? await countRows(db, source, scope, query) : (found[0]?.total ?? 0);
  const rows = await findRows(
    pool,
    found.map(({ id }) => id),
  );
  return pageOf(rows, total, query);
};
