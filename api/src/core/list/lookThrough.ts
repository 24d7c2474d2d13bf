import { sql } from 'kysely';

import type { ListColumn } from './listColumn';
import type { ListDefinition } from './listDefinition';

/** No index answers what is asked of this; the text is the same. */
const unindexed = <Join extends string>(column: ListColumn<Join>): ListColumn<Join> =>
  column.kind === 'text' && !column.beside ? { ...column, folded: sql`(${column.folded} || '')` } : column;

/**
 * The list for a scope that leaves few rows, such as one's own: these are looked through. PostgreSQL takes an index of texts for cheap and asks
 * it for everybody's rows first, which costs several times as much.
 */
export const lookThrough = <Join extends string>(list: ListDefinition<Join>): ListDefinition<Join> => ({
  ...list,
  columns: Object.fromEntries(
    Object.entries(list.columns).map(([name, column]) => [name, unindexed(column)]),
  ),
});
