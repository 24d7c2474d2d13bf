import type { Expression, RawBuilder, SqlBool } from 'kysely';

/** What a filter or a search asks of a row. */
export type Condition =
  | { where: Expression<SqlBool> }
  /** One of the rows of another table that `ids` selects; they are looked up first, so that the list's own index on `key` finds its rows. */
  | { key: Expression<unknown>; ids: RawBuilder<unknown> }
  | { any: readonly Condition[] };
