import type { ListQuery } from '@byggtun/shared/contract/list';
import { type RawBuilder, sql } from 'kysely';

import { refuse } from '../http/refuse';
import { columnOf, type ListDefinition } from './listDefinition';

/**
 * The order of a list query, with the id behind it so that pages never overlap.
 * @throws Refusal 400 for a column that is unknown or can't be sorted by
 */
export const orderOf = (
  list: ListDefinition,
  { sortBy, sortDesc }: Pick<ListQuery, 'sortBy' | 'sortDesc'>,
): RawBuilder<unknown> => {
  const name = sortBy || list.sortBy;
  const column = columnOf(list, name);
  if (!column?.sortable) throw refuse.invalid({ sortBy: [`Listen kan ikke sorteres på «${name}».`] });
  const isDescending = sortDesc ?? !sortBy;
  const direction = isDescending ? sql`desc` : sql`asc`;
  // Only where it matters: 'nulls last' keeps PostgreSQL from reading the order off an index.
  const nulls = column.nullable ? sql` nulls last` : sql``;
  return sql`${column.expression} ${direction}${nulls}, ${list.id} ${direction}`;
};
