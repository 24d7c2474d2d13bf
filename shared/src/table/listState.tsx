import { type ColumnFilters, initialFilter } from './columnFilter';
import type { ListQuestion } from './listDefinition';

/** Whose cases a list shows. */
export type ListScope = 'mine' | 'all';

/** What a list shows now; it lives in the address bar, so that back, reload and a sent link show the same. */
export interface ListState {
  /** In the card view the number of pages on the screen. */
  page: number;
  size: number;
  sortBy: string;
  sortDesc: boolean;
  search: string;
  filters: ColumnFilters;
  scope: ListScope;
}

/** Rows a page that the table offers; -1 is 'Alle' (docs/product/lists.md#table-and-cards). */
export const pageSizes = [5, 10, 15, -1] as const;
const initialSize = 10;

/** The columns that have a filter. */
export const filterColumns = <Row,>({ columns }: Pick<ListQuestion<Row>, 'columns'>) =>
  columns.filter(({ removeFilter }) => !removeFilter);

/** A list as it stands when nothing was chosen. */
export function initialState<Row>(question: ListQuestion<Row>, scope: ListScope): ListState {
  const { by, desc } = question.sort;
  const filters = Object.fromEntries(
    filterColumns(question).map((column) => [column.value, initialFilter(column)]),
  );
  return { page: 1, size: initialSize, sortBy: by, sortDesc: desc, search: '', filters, scope };
}

/** What its rows are sorted by, as it stands in the address: descending with a '-' before it. */
export const sortText = ({ sortBy, sortDesc }: Pick<ListState, 'sortBy' | 'sortDesc'>): string =>
  `${sortDesc ? '-' : ''}${sortBy}`;
