import type { ListQuery } from '@byggtun/shared/contract/list';
import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';

import type { Database } from '../database/schema';
import { conditionsOf } from './conditionsOf';
import { joinsOf } from './joinsOf';
import type { ListSource } from './listSource';

/** How many rows match the filters and the search, within the scope. */
export const countRows = async <Row, Join extends string, Tables, From extends keyof Tables>(
  db: Kysely<Database>,
  { list, select }: ListSource<Row, Join, Tables, From>,
  scope: Expression<SqlBool>,
  query: Pick<ListQuery, 'headers' | 'search'>,
): Promise<number> => {
  const { count } = await select(db, joinsOf(list, query))
    .select(sql<number>`count(*)`.as('count'))
    .where((eb) => eb.and([scope, ...conditionsOf(list, query)]))
    // The compiler loses the selection behind the list's own tables.
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
};
