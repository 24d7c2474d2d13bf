import type { ListAnswer, ListQuery } from '@byggtun/shared/contract/list';
import { type Expression, sql, type SqlBool } from 'kysely';

import type { Connection } from '../database/connect';
import { runPrepared } from '../database/runPrepared';
import { countRows } from './countRows';
import { joinsOf } from './joinsOf';
import type { ListSource } from './listSource';
import { matching } from './matching';
import { orderOf } from './orderOf';
import { pageOf, rangeOf } from './pageOf';
import { readsTexts } from './readsTexts';

interface Found {
  id: number;
  /** Rows over all pages. */
  total: number;
}

/** Rows that are read at a time; all rows of a list in one go would keep everybody waiting. */
const batch = 1000;

/** Ids of a page and the count, within the scope. */
const findIds = async <Row, Join extends string, Tables, From extends keyof Tables>(
  database: Pick<Connection, 'db' | 'pool'>,
  { list, select }: ListSource<Row, Join, Tables, From>,
  scope: Expression<SqlBool>,
  query: ListQuery,
): Promise<readonly Found[]> => {
  const { db, pool } = database;
  const { limit, offset } = rangeOf(query);
  const { key, by } = orderOf(list, query);
  const rows = select(db, joinsOf(list, query)).where(await matching(db, list, scope, query));
  const id = sql<number>`${list.id}`.as('id');
  if (readsTexts(list, query)) {
    // Every text is read once, for the page and for the count. Not prepared: how it is best done depends on the text.
    const found = sql<Found>`
      with found as materialized (${rows.select([id, sql`${key}`.as('key')])})
      select id, (select count(*) from found) as total from found
      order by ${by(sql.ref('key'), sql.ref('id'))} limit ${limit} offset ${offset}`;
    return (await found.execute(db)).rows;
  }
  // The count is a query of its own inside the statement: it costs no second call, and each comes from its own index.
  return runPrepared(
    pool,
    rows
      .select(id)
      .select(sql<number>`${rows.select(sql<number>`count(*)`.as('count'))}`.as('total'))
      .orderBy(by(key, list.id))
      .limit(limit)
      .offset(offset)
      // The compiler loses the selection behind the list's own tables.
      .$castTo<Found>(),
  );
};

/** A page of a list, within the scope: ids and count first, by an index alone if possible, so that a deep page reads only its own rows. */
export const findPage = async <Row, Join extends string, Tables, From extends keyof Tables>(
  database: Pick<Connection, 'db' | 'pool'>,
  source: ListSource<Row, Join, Tables, From>,
  scope: Expression<SqlBool>,
  query: ListQuery,
): Promise<ListAnswer<Row>> => {
  const found = await findIds(database, source, scope, query);
  const isBehindTheEnd = found.length === 0 && rangeOf(query).offset > 0;
  const total = isBehindTheEnd ? await countRows(database, source, scope, query) : (found[0]?.total ?? 0);
  const ids = found.map(({ id }) => id);
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += batch)
    for (const row of await source.findRows(database.pool, ids.slice(start, start + batch))) rows.push(row);
  return pageOf(rows, total, query);
};
