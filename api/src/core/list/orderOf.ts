import type { ListQuery } from '@byggtun/shared/contract/list';
import { type Expression, type RawBuilder, sql } from 'kysely';

import { refuse } from '../http/refuse';
import { columnOf, type ListDefinition } from './listDefinition';

/** The order of a list. */
export interface ListOrder {
  /** What it is sorted by. */
  key: Expression<unknown>;
  /** The order by that key, here or where it was selected as another; with the id behind it so that pages never overlap. */
  by: (key: Expression<unknown>, id: Expression<unknown>) => RawBuilder<unknown>;
}

/** The order of a list query. @throws Refusal 400 for a column that is unknown or can't be sorted by */
export const orderOf = (
  list: ListDefinition,
  { sortBy, sortDesc }: Pick<ListQuery, 'sortBy' | 'sortDesc'>,
): ListOrder => {
  const name = sortBy || list.sortBy;
  const column = columnOf(list, name);
  if (!column?.sortable) throw refuse.invalid({ sortBy: [`Listen kan ikke sorteres på «${name}».`] });
  const isDescending = sortDesc ?? !sortBy;
  const direction = isDescending ? sql`desc` : sql`asc`;
  // Only where it matters: 'nulls last' keeps PostgreSQL from reading the order off an index.
  const nulls = column.nullable ? sql` nulls last` : sql``;
  return {
    key: column.expression,
    by: (key, id) => sql`${key} ${direction}${nulls}, ${id} ${direction}`,
  };
};
