import type { Expression } from 'kysely';

import type { ListColumn } from './listColumn';

/** Everything that makes a list: its columns, and which of them a search and the order fall back on. */
export interface ListDefinition<Join extends string = string> {
  columns: Readonly<Record<string, ListColumn<Join>>>;
  /** Names of the columns of text that a search looks in. */
  search: readonly string[];
  /** Unique; makes the order stable. */
  id: Expression<number>;
  /** People see the id, as 'Nr', and a search for that number finds its row. */
  isNumbered?: true;
  /** Name of the column that the list is sorted by, descending, when the query does not say. */
  sortBy: string;
}

/** The column of a name; undefined when the list has none. */
export const columnOf = <Join extends string>(
  { columns }: ListDefinition<Join>,
  name: string,
): ListColumn<Join> | undefined => (Object.hasOwn(columns, name) ? columns[name] : undefined);
