import type { Expression } from 'kysely';

/** What a column holds, which decides how it can be filtered. */
export type ColumnKind = 'text' | 'date' | 'number' | 'flag';

/** One column of a list: what it is called in the query is its key in the list's table of columns. */
export interface ListColumn {
  kind: ColumnKind;
  expression: Expression<unknown>;
  /** May stand in `sortBy`. */
  sortable: boolean;
  /** Rows without a value come last, whichever way the list is sorted. */
  nullable: boolean;
}

const column =
  (kind: ColumnKind) =>
  (expression: Expression<unknown>, options: Partial<Pick<ListColumn, 'sortable' | 'nullable'>> = {}) =>
    ({ kind, expression, sortable: true, nullable: false, ...options }) satisfies ListColumn;

/** A column of text. */
export const textColumn = column('text');
/** A column of days. */
export const dateColumn = column('date');
/** A column of whole numbers, picked from a list. */
export const numberColumn = column('number');
/** A column of yes and no. */
export const flagColumn = column('flag');
