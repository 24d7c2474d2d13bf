import type { ListHeader, ListQuery } from '../contract/list';
import type { ListQuestion } from './listDefinition';
import type { ListState } from './listState';

/** Rows that the card view fetches at a time (document 2, section 9). */
export const cardsAPage = 100;

/**
 * What the server is asked for.
 * @param ownId contact person id of the signed-in person, for 'mine'; undefined where the server narrows by itself
 */
export function listBody<Row>(
  question: ListQuestion<Row>,
  state: ListState,
  ownId: number | undefined,
): ListQuery {
  const { always, status, responsible } = question;
  const statuses: ListHeader[] =
    state.statuses.length > 0 ? [pickFrom(status.value, [...state.statuses])] : [];
  const own: ListHeader[] =
    state.scope === 'mine' && ownId !== undefined ? [pickFrom(responsible, [ownId])] : [];
  return {
    headers: [...always, ...statuses, ...own],
    page: state.page,
    itemsPerPage: state.size,
    ...(state.search ? { search: state.search } : {}),
    sortBy: state.sortBy,
    sortDesc: state.sortDesc,
  };
}

const pickFrom = (value: string, filterValues: number[]): ListHeader => ({
  value,
  type: 'select',
  filterClause: 'in',
  filterValues,
});
