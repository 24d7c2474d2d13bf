import { type Expression, type RawBuilder, sql } from 'kysely';

/** What a column holds, which decides how it can be filtered. */
export type ColumnKind = 'text' | 'date' | 'moment' | 'number' | 'flag';

/** A text of another table, which that table is asked for before the list. */
export interface TextBeside {
  /** The list's own column with that table's id; has an index. */
  key: Expression<unknown>;
  /** `select … from …` of the ids, without its condition. */
  ids: RawBuilder<unknown>;
  folded: Expression<unknown>;
}

/** One column of a list: what it is called in the query is its key in the list's table of columns. */
export interface ListColumn<Join extends string = string> {
  kind: ColumnKind;
  expression: Expression<unknown>;
  /** Of text: the same as `fold_text` makes it, where it is stored so. */
  folded: Expression<unknown>;
  /** Of text in another table: how it is filtered and searched, without joining that table. */
  beside?: TextBeside | undefined;
  /** May stand in `sortBy`. */
  sortable: boolean;
  /** Rows without a value come last, whichever way the list is sorted. */
  nullable: boolean;
  /** The tables that it needs beside the list's own; others are not joined. */
  joins: readonly Join[];
}

type Options<Join extends string> = Partial<Omit<ListColumn<Join>, 'kind' | 'expression'>>;

const column =
  (kind: ColumnKind) =>
  <Join extends string = never>(
    expression: Expression<unknown>,
    options: Options<Join> = {},
  ): ListColumn<Join> => ({
    kind,
    expression,
    folded: sql`fold_text(${expression})`,
    sortable: true,
    nullable: false,
    joins: [],
    ...options,
  });

export const textColumn = column('text');
export const dateColumn = column('date');
/** A column of instants, filtered and shown by the day in Norway. */
export const momentColumn = column('moment');
/** A column of whole numbers, picked from a list. */
export const numberColumn = column('number');
export const flagColumn = column('flag');
