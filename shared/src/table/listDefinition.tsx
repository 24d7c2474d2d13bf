import type { ReactNode } from 'react';
import type * as z from 'zod';

import type { HubEventName } from '../contract/hub';
import type { FilterClause, FilterValue, ListAnswer, ListHeader, listQuery, Option } from '../contract/list';
import type { Route } from '../contract/route';
import type { StatusColor } from '../ui/StatusChip';

/** A call that answers pages of rows (docs/product/lists.md#what-a-list-is-asked). */
export interface ListRoute<Row> extends Route {
  body: typeof listQuery;
  answer: z.ZodType<ListAnswer<Row>>;
}

/** A call that answers what the filters can be set to, by name. */
export interface OptionsRoute extends Route {
  answer: z.ZodType<Readonly<Record<string, readonly Option[]>>>;
}

/** A column as data (docs/product/lists.md#what-a-list-is-asked); how its cells look is in the list's `cells`. */
export interface AnyColumn {
  /** Field of the row; what the server sorts by, and filters by unless `filterName` is another. */
  value: string;
  /** Its heading. */
  text: string;
  /** What it holds: decides its filter, and how a cell looks that has nothing of its own. */
  type: ListHeader['type'];
  /** Whether it stands in the table until somebody chooses otherwise; 'wide' from 1600 px up. True when left out. */
  show?: boolean | 'wide';
  /** Whether people can sort by it. True when left out. */
  sortable?: boolean;
  /** What the server calls it in filters, when that is another column: an id is picked where a name is shown. */
  filterName?: string;
  /** The filter that is on until somebody changes it. */
  filterValues?: readonly FilterValue[];
  filterClause?: FilterClause;
  /** Has no filter. */
  removeFilter?: boolean;
  /** Its days are deadlines: 'Forfalt' and 'Denne uken' are a press away in its filter. */
  isDeadline?: boolean;
  /** Its days are written DD-MM-YYYY, as those of complaints and actions (docs/product/dates.md#showing-one). */
  isDashed?: boolean;
  /** What a `select` is picked from: the choices themselves, or their name in the answer of the list's `options`. */
  choices?: readonly Option[] | string;
  /** Never goes into an export. */
  removeFromExport?: boolean;
  /** Chosen in the export at first though it does not stand in the table, as when another cell shows it. */
  exportCol?: boolean;
  /** Long text, which an export breaks into lines inside its cell. */
  breakText?: boolean;
  /** In px, such as '132px'; or in % its share of what those leave to the others; 29 for the link and 14 when left out. */
  width?: string;
  /** What it needs at least in a table where all columns fit only so, in px; for one that shares, where that is more than a name, as for a mark. */
  least?: number;
}

/** A column of a list of such rows. */
export interface ListColumn<Row> extends AnyColumn {
  value: keyof Row & string;
}

/** What a list asks the server for: what must be known before its page is here. */
export interface ListQuestion<Row> {
  route: ListRoute<Row>;
  /** What stands in the route's path, such as the house whose rows it answers. */
  params?: Readonly<Record<string, number>>;
  /** Filters that always hold. */
  always: readonly ListHeader[];
  /** In the order of the table and of exports. The first that stands in the table by itself is the row's link and always shown. */
  columns: readonly ListColumn<Row>[];
  /** What the server calls the responsible's contact person id in filters: 'Vis mine' narrows by it. Nobody has rows of their own without it. */
  responsible?: string;
  /** A main contact person has rows of their own alone too, and only developer staff may turn to everybody's. */
  isPersonal?: boolean;
  sort: { by: keyof Row & string; desc: boolean };
  /** Parts of the address that say what `always` narrows the list to, such as a house; they stay whatever else is changed. */
  keep?: Readonly<Record<string, string>>;
}

/** A list, whole: its question, its cells and how a row looks as a card. */
export interface ListDefinition<Row> extends ListQuestion<Row> {
  /** Plural, lower case: 'reklamasjoner'. */
  noun: string;
  /** Asked when a filter that is picked from it is opened or on. */
  options?: OptionsRoute;
  /** Cells that show more than their field as its type has it. */
  cells: { readonly [Name in keyof Row & string]?: (row: Row) => ReactNode };
  /** What a file of it is called; the noun when left out. */
  fileName?: string;
  /** What `POST /export/table` calls the list. */
  export: string;
  /** The event of the hub after which rows may look different. */
  changedBy: HubEventName;
  rowId: (row: Row) => number;
  /** Address of the row's page; left out where it has none, and the row is no link. */
  rowPath?: (row: Row) => string;
  /** Colour of the stripe of a card. */
  rowColor: (row: Row) => StatusColor;
  card: (row: Row) => ReactNode;
}

/** The column that is the row's link, and whose cells stay where a table is moved sideways. */
export const linkColumn = <Row,>({ columns }: Pick<ListQuestion<Row>, 'columns'>) =>
  columns.find(({ show }) => show !== false);

/** The columns that people can sort by. */
export const sortableColumns = <Row,>({ columns }: Pick<ListQuestion<Row>, 'columns'>) =>
  columns.filter(({ sortable = true }) => sortable);

/** What the server calls a column in filters. */
export const filterNameOf = ({ filterName, value }: Pick<AnyColumn, 'filterName' | 'value'>): string =>
  filterName ?? value;
