import type { Expression } from 'kysely';

import type { ListColumn } from './listColumn';

/** Everything that makes a list: its columns, and which of them a search and the order fall back on. */
export interface ListDefinition {
  columns: Readonly<Record<string, ListColumn>>;
  /** Columns of text that a search looks in. */
  search: readonly Expression<unknown>[];
  /** Unique; makes the order stable, and a search for a number finds it. */
  id: Expression<number>;
  /** Name of the column that the list is sorted by when the query does not say; descending. */
  sortBy: string;
}
