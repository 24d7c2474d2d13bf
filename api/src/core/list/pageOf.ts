import { allRowsLimit, type ListAnswer, type ListQuery } from '@byggtun/shared/contract/list';

import { refuse } from '../http/refuse';

/** Which rows a page holds; for 'all', one more than the limit, so that a longer list is noticed. */
export const rangeOf = ({ page, itemsPerPage }: Pick<ListQuery, 'page' | 'itemsPerPage'>) =>
  itemsPerPage === -1
    ? { limit: allRowsLimit + 1, offset: 0 }
    : { limit: itemsPerPage, offset: (page - 1) * itemsPerPage };

/** The answer of a list call. @throws Refusal 400 when all rows were asked for and there are too many */
export const pageOf = <Row>(
  items: Row[],
  total: number,
  { itemsPerPage }: Pick<ListQuery, 'itemsPerPage'>,
): ListAnswer<Row> => {
  if (items.length > allRowsLimit)
    throw refuse.rule(
      `Listen har ${total} treff og kan ikke vises samlet. Begrens den med filter, eller vis en side om gangen.`,
    );
  const pages = itemsPerPage === -1 ? Math.min(total, 1) : Math.ceil(total / itemsPerPage);
  return { items, totalItemCount: total, totalCount: total, totalPages: pages };
};
