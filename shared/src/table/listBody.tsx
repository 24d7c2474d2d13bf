import type { ListHeader, ListQuery } from '../contract/list';
import type { ListQuestion } from './listDefinition';
import type { ListState } from './listState';

/** Rows that the card view fetches at a time (document 2, section 9). */
export const cardsAPage = 100;

/**
 * Which rows, in which order, over all pages.
 * @param ownId contact person id of the signed-in person, for 'mine'; undefined where the server narrows by itself
 */
export function listFilter<Row>(
  question: ListQuestion<Row>,
  state: ListState,
  ownId: number | undefined,
): Omit<ListQuery, 'page' | 'itemsPerPage'> {
  const { always, status, responsible } = question;
  const statuses: ListHeader[] =
    state.statuses.length > 0 ? [pickFrom(status.value, [...state.statuses])] : [];
  const own: ListHeader[] =
    state.scope === 'mine' && ownId !== undefined ? [pickFrom(responsible, [ownId])] : [];
  return {
    headers: [...always, ...statuses, ...own],
    ...(state.search ? { search: state.search } : {}),
    sortBy: state.sortBy,
    sortDesc: state.sortDesc,
  };
}

/** What the server is asked for: one page of those rows. */
export const listBody = <Row,>(
  question: ListQuestion<Row>,
  state: ListState,
  ownId: number | undefined,
): ListQuery => ({
  ...listFilter(question, state, ownId),
  page: state.page,
  itemsPerPage: state.size,
});

const pickFrom = (value: string, filterValues: number[]): ListHeader => ({
  value,
  type: 'select',
  filterClause: 'in',
  filterValues,
});
