import { type Expression, sql, type SqlBool } from 'kysely';

import { joinsOf } from '../../core/list/joinsOf';
import type { ListSource } from '../../core/list/listSource';
import { matching } from '../../core/list/matching';
import { orderOf } from '../../core/list/orderOf';
import type { CurrentUser } from '../person/currentUser';
import type { ExportSource } from './exportSource';

/** A list as it is exported: the scope, the conditions and the order of `findPage`. @param fields names of the row's fields */
export const exportOf = <Row extends object, Join extends string, Tables, From extends keyof Tables>(
  { list, select, findRows }: ListSource<Row, Join, Tables, From>,
  scopeOf: (user: CurrentUser) => Expression<SqlBool>,
  fields: readonly string[],
): ExportSource => ({
  list,
  fields,
  findIds: async (database, user, query, among) => {
    const { db } = database;
    const { key, by } = orderOf(list, query);
    const ids = select(db, joinsOf(list, query))
      .select(sql<number>`${list.id}`.as('id'))
      .where(await matching(db, list, scopeOf(user), query))
      .$if(among !== undefined, (some) => some.where(sql<boolean>`${list.id} = any(${among}::int[])`))
      .orderBy(by(key, list.id));
    const found = await db.selectNoFrom(sql<number[]>`array(${ids})`.as('ids')).executeTakeFirstOrThrow();
    return found.ids;
  },
  findRows: ({ pool }, ids) => findRows(pool, ids),
});
