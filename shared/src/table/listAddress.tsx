import type { ColumnFilters } from './columnFilter';
import { readFilter, writeFilter } from './filterAddress';
import { type ListQuestion, sortableColumns } from './listDefinition';
import { filterColumns, type ListState, pageSizes, sortText } from './listState';

/** No list has more pages; the server refuses a number that is no int32. */
const lastPage = 1_000_000_000;

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
    page: Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), lastPage),
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

const written = <Row,>(question: ListQuestion<Row>, state: ListState): Record<string, string> => ({
  page: String(state.page),
  size: String(state.size),
  sort: sortText(state),
  search: state.search,
  show: state.scope,
  ...Object.fromEntries(
    filterColumns(question).map((column) => [column.value, writeFilter(column, state.filters[column.value])]),
  ),
});
