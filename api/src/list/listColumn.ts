import type { Expression } from 'kysely';

/** What a column holds, which decides how it can be filtered. */
export type ColumnKind = 'text' | 'date' | 'moment' | 'number' | 'flag';

/** One column of a list: what it is called in the query is its key in the list's table of columns. */
export interface ListColumn<Join extends string = string> {
  kind: ColumnKind;
  expression: Expression<unknown>;
  /** May stand in `sortBy`. */
  sortable: boolean;
  /** Rows without a value come last, whichever way the list is sorted. */
  nullable: boolean;
  /** The tables that it needs beside the list's own; others are not joined. */
  joins: readonly Join[];
}

const column =
  (kind: ColumnKind) =>
  <Join extends string = never>(
    expression: Expression<unknown>,
    options: Partial<Pick<ListColumn<Join>, 'sortable' | 'nullable' | 'joins'>> = {},
  ): ListColumn<Join> => ({ kind, expression, sortable: true, nullable: false, joins: [], ...options });

/** A column of text. */
export const textColumn = column('text');
/** A column of days. */
export const dateColumn = column('date');
/** A column of instants, filtered and shown by the day in Norway. */
export const momentColumn = column('moment');
/** A column of whole numbers, picked from a list. */
export const numberColumn = column('number');
/** A column of yes and no. */
export const flagColumn = column('flag');
