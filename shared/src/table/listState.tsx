import { type ColumnFilters, initialFilter, readFilter, writeFilter } from './columnFilter';
import { type ListQuestion, sortableColumns } from './listDefinition';

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

/** Reads the address; whatever it says that the list does not know falls back to the initial state. */
export function readState<Row>(
  params: URLSearchParams,
  question: ListQuestion<Row>,
  initial: ListState,
): ListState {
  const sort = params.get('sort') ?? '';
  const column = sortableColumns(question).find(({ value }) => value === sort.replace('-', ''));
  const shown = params.get('show');
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    size: pageSizes.find((size) => String(size) === params.get('size')) ?? initial.size,
    sortBy: column?.value ?? initial.sortBy,
    sortDesc: column ? sort.startsWith('-') : initial.sortDesc,
    search: (params.get('search') ?? '').slice(0, 200),
    filters: readFilters(params, question, initial),
    scope: shown === 'mine' || shown === 'all' ? shown : initial.scope,
  };
}

function readFilters<Row>(
  params: URLSearchParams,
  question: ListQuestion<Row>,
  initial: ListState,
): ColumnFilters {
  const read = filterColumns(question).map((column) => {
    const text = params.get(column.value);
    return [column.value, text === null ? initial.filters[column.value] : readFilter(column, text)] as const;
  });
  return Object.fromEntries(read);
}

/** The part of the address behind the question mark; what stands as it was initially is left out. */
export function writeState<Row>(
  question: ListQuestion<Row>,
  state: ListState,
  initial: ListState,
): Record<string, string> {
  const [all, unchanged] = [state, initial].map((one) => written(question, one));
  return Object.fromEntries(Object.entries(all ?? {}).filter(([name, value]) => value !== unchanged?.[name]));
}

const written = <Row,>(
  question: ListQuestion<Row>,
  { page, size, sortBy, sortDesc, search, filters, scope }: ListState,
): Record<string, string> => ({
  page: String(page),
  size: String(size),
  sort: `${sortDesc ? '-' : ''}${sortBy}`,
  search,
  show: scope,
  ...Object.fromEntries(
    filterColumns(question).map((column) => [column.value, writeFilter(column, filters[column.value])]),
  ),
});
