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
  /** Empty means every status. */
  statuses: readonly number[];
  scope: ListScope;
}

/** Rows a page that the table offers; -1 is 'Alle' (document 2, section 9). */
export const pageSizes = [5, 10, 15, -1] as const;
const initialSize = 10;
const everyStatus = 'alle';

/** A list as it stands when nothing was chosen. */
export function initialState<Row>(question: ListQuestion<Row>, scope: ListScope): ListState {
  const { sort, status } = question;
  const sorting = { sortBy: sort.by, sortDesc: sort.desc };
  return { page: 1, size: initialSize, ...sorting, search: '', statuses: status.initial, scope };
}

/** Reads the address; whatever it says that the list does not know falls back to the initial state. */
export function readState<Row>(
  params: URLSearchParams,
  question: ListQuestion<Row>,
  initial: ListState,
): ListState {
  const sort = params.get('sort') ?? '';
  const column = question.sortable.find((value) => value === sort.replace('-', ''));
  const shown = params.get('show');
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    size: pageSizes.find((size) => String(size) === params.get('size')) ?? initial.size,
    sortBy: column ?? initial.sortBy,
    sortDesc: column ? sort.startsWith('-') : initial.sortDesc,
    search: (params.get('search') ?? '').slice(0, 200),
    statuses: readStatuses(params.get('status'), question, initial),
    scope: shown === 'mine' || shown === 'all' ? shown : initial.scope,
  };
}

function readStatuses<Row>(text: string | null, { status }: ListQuestion<Row>, initial: ListState) {
  if (text === null) return initial.statuses;
  const wanted = text.split(',');
  return status.choices.map(({ key }) => key).filter((key) => wanted.includes(String(key)));
}

/** The part of the address behind the question mark; what stands as it was initially is left out. */
export function writeState(state: ListState, initial: ListState): Record<string, string> {
  const all = {
    page: String(state.page),
    size: String(state.size),
    sort: `${state.sortDesc ? '-' : ''}${state.sortBy}`,
    search: state.search,
    status: state.statuses.join(',') || everyStatus,
    show: state.scope,
  };
  const unchanged: Record<string, string> = {
    page: '1',
    size: String(initial.size),
    sort: `${initial.sortDesc ? '-' : ''}${initial.sortBy}`,
    search: '',
    status: initial.statuses.join(',') || everyStatus,
    show: initial.scope,
  };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== unchanged[name]));
}
