import type { ReactNode } from 'react';
import type * as z from 'zod';

import type { ExportList } from '../contract/exportTable';
import type { HubEventName } from '../contract/hub';
import type { ListAnswer, ListHeader, listQuery } from '../contract/list';
import type { Route } from '../contract/route';
import type { StatusColor } from '../ui/StatusChip';

/** A call that answers pages of rows (document 1, section 3, "List query"). */
export interface ListRoute<Row> extends Route {
  body: typeof listQuery;
  answer: z.ZodType<ListAnswer<Row>>;
}

/** A column of an export. */
export interface ExportChoice<Row> {
  value: keyof Row & string;
  text: string;
  /** Long text, which is broken into lines inside its cell. */
  breakText?: boolean;
}

/** How a list is exported (document 2, section 2). */
export interface ListExport<Row> {
  list: ExportList;
  /** Offered beside the table's columns, but not chosen at first. */
  more: readonly ExportChoice<Row>[];
}

/** A column of the table view. */
export interface ListColumn<Row> {
  /** Field of the row; what the server sorts by. */
  value: keyof Row & string;
  text: string;
  align?: 'right';
  /** A CSS length; columns without one share what is left. */
  width?: string;
  /** Left out below 1600 px, where the room is needed for the others. */
  wideOnly?: boolean;
  /** What stands in an export in its place, when its cell shows more than the field. */
  exportAs?: readonly ExportChoice<Row>[];
  cell: (row: Row) => ReactNode;
}

/** A status that the list can be narrowed to. */
export interface ListStatus {
  key: number;
  text: string;
}

/** What a list asks the server for: what must be known before its page is here. */
export interface ListQuestion<Row> {
  route: ListRoute<Row>;
  /** Filters that always hold. */
  always: readonly ListHeader[];
  /** The status filter; `initial` is on until somebody changes it. */
  status: { value: keyof Row & string; choices: readonly ListStatus[]; initial: readonly number[] };
  /** The field that holds the responsible's contact person id. */
  responsible: keyof Row & string;
  sort: { by: keyof Row & string; desc: boolean };
  /** The columns that people can sort by. */
  sortable: readonly (keyof Row & string)[];
}

/** A list, whole: its question, its columns and how a row looks as a card. */
export interface ListDefinition<Row> extends ListQuestion<Row> {
  /** Plural, lower case: 'reklamasjoner'. */
  noun: string;
  columns: readonly ListColumn<Row>[];
  export: ListExport<Row>;
  /** The event of the hub after which rows may look different. */
  changedBy: HubEventName;
  rowId: (row: Row) => number;
  rowPath: (row: Row) => string;
  /** Colour of the stripe of a card. */
  rowColor: (row: Row) => StatusColor;
  card: (row: Row) => ReactNode;
}
