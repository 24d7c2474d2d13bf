import type { ListQuery } from '@byggtun/shared/contract/list';
import { type Expression, sql, type SqlBool } from 'kysely';

import type { Connection } from '../database/connect';
import type { Condition } from './condition';
import { conditionsOf } from './conditionsOf';
import type { ListDefinition } from './listDefinition';

type Beside = Extract<Condition, { ids: unknown }>;

const besideOf = (condition: Condition): Beside[] => {
  if ('any' in condition) return condition.any.flatMap(besideOf);
  return 'ids' in condition ? [condition] : [];
};

/** Asks the tables beside the list in one statement; not prepared: planned for any text, PostgreSQL folds it anew for every row. */
const lookUp = async (db: Connection['db'], asked: Beside[]): Promise<Map<Condition, number[]>> => {
  if (asked.length === 0) return new Map();
  const found = await db
    .selectNoFrom(asked.map(({ ids }, at) => sql<number[]>`array(${ids})`.as(`ids${at}`)))
    .executeTakeFirst();
  return new Map(asked.map((condition, at) => [condition, found?.[`ids${at}`] ?? []]));
};

/**
 * The conditions of a list query as SQL, within the scope. Whatever it asks of other tables is looked up first: then an index of
 * the list's own table can answer it, and nothing is joined for it.
 * @throws Refusal 400 for an unknown column, clause or value
 */
export const matching = async (
  db: Connection['db'],
  list: ListDefinition,
  scope: Expression<SqlBool>,
  query: Pick<ListQuery, 'headers' | 'search'>,
): Promise<Expression<SqlBool>> => {
  const conditions = conditionsOf(list, query);
  const found = await lookUp(db, conditions.flatMap(besideOf));
  const toSql = (condition: Condition): Expression<SqlBool> => {
    if ('where' in condition) return condition.where;
    if ('ids' in condition) {
      const ids = found.get(condition) ?? [];
      return ids.length === 0 ? sql`false` : sql`${condition.key} = any(${ids}::int[])`;
    }
    return sql`(${sql.join(condition.any.map(toSql), sql` or `)})`;
  };
  return sql`${sql.join([scope, ...conditions.map(toSql)], sql` and `)}`;
};
