import type { ListHeader, ListQuery } from '../contract/list';
import { filterNameOf, type ListQuestion } from './listDefinition';
import { filterColumns, type ListState } from './listState';
import type { ListReading } from './openList';

/** Rows that are fetched at a time by the card view, and by the table when it shows all (docs/product/lists.md#table-and-cards). */
export const rowsAtATime = 100;

/** Which rows, in which order, over all pages. */
export function listFilter<Row>(
  question: ListQuestion<Row>,
  { state, ownId, isLocked }: Pick<ListReading, 'state' | 'ownId' | 'isLocked'>,
): Omit<ListQuery, 'page' | 'itemsPerPage'> {
  const { always, responsible } = question;
  const chosen = filterColumns(question).flatMap((column): ListHeader[] => {
    const filter = state.filters[column.value];
    const value = filterNameOf(column);
    if (!filter || (isLocked && value === responsible)) return [];
    return [{ value, type: column.type, filterClause: filter.clause, filterValues: [...filter.values] }];
  });
  const own: ListHeader[] =
    state.scope === 'mine' && ownId !== undefined && responsible !== undefined
      ? [{ value: responsible, type: 'select', filterClause: 'in', filterValues: [ownId] }]
      : [];
  return {
    headers: [...always, ...chosen, ...own],
    ...(state.search ? { search: state.search } : {}),
    sortBy: state.sortBy,
    sortDesc: state.sortDesc,
  };
}

/** What the server is asked for: one page of those rows; of 'all' the first of the parts in which they come. */
function listBody<Row>(
  question: ListQuestion<Row>,
  reading: Pick<ListReading, 'state' | 'ownId' | 'isLocked'>,
  part: Partial<Pick<ListState, 'page' | 'size'>>,
): ListQuery {
  const { page, size } = { ...reading.state, ...part };
  const rows = listFilter(question, reading);
  return size === -1
    ? { ...rows, page: 1, itemsPerPage: rowsAtATime }
    : { ...rows, page, itemsPerPage: size };
}

/** The input of the call that answers one page of a list; the only place where it is put together. */
export const listInput = <Row,>(
  question: ListQuestion<Row>,
  reading: Pick<ListReading, 'state' | 'ownId' | 'isLocked'>,
  part: Partial<Pick<ListState, 'page' | 'size'>>,
) => ({
  ...(question.params && { params: question.params }),
  body: listBody(question, reading, part),
});
