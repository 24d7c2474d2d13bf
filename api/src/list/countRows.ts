import type { ListQuery } from '@byggtun/shared/contract/list';
import { type Expression, sql, type SqlBool } from 'kysely';

import type { Connection } from '../database/connect';
import { joinsOf } from './joinsOf';
import type { ListSource } from './listSource';
import { matching } from './matching';

/** How many rows match the filters and the search, within the scope. */
export const countRows = async <Row, Join extends string, Tables, From extends keyof Tables>(
  database: Pick<Connection, 'db' | 'pool'>,
  { list, select }: ListSource<Row, Join, Tables, From>,
  scope: Expression<SqlBool>,
  query: Pick<ListQuery, 'headers' | 'search'>,
): Promise<number> => {
  const { count } = await select(database.db, joinsOf(list, query))
    .select(sql<number>`count(*)`.as('count'))
    .where(await matching(database, list, scope, query))
    // The compiler loses the selection behind the list's own tables.
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
};
