import type { ListQuery } from '@byggtun/shared/contract/list';
import { type Expression, sql, type SqlBool } from 'kysely';

import type { Connection } from '../database/connect';
import { runPrepared } from '../database/runPrepared';
import { joinsOf } from './joinsOf';
import type { ListSource } from './listSource';
import { matching } from './matching';
import { readsTexts } from './readsTexts';

/** How many rows match the filters and the search, within the scope. */
export const countRows = async <Row, Join extends string, Tables, From extends keyof Tables>(
  database: Pick<Connection, 'db' | 'pool'>,
  { list, select }: ListSource<Row, Join, Tables, From>,
  scope: Expression<SqlBool>,
  query: Pick<ListQuery, 'headers' | 'search'>,
): Promise<number> => {
  const statement = select(database.db, joinsOf(list, query))
    .select(sql<number>`count(*)`.as('count'))
    .where(await matching(database.db, list, scope, query))
    // The compiler loses the selection behind the list's own tables.
    .$castTo<{ count: number }>();
  // As with the page: how texts are best searched depends on the text.
  if (readsTexts(list, query)) return (await statement.executeTakeFirstOrThrow()).count;
  const [found] = await runPrepared(database.pool, statement);
  return found?.count ?? 0;
};
