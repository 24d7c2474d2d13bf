import { useEffect, useEffectEvent } from 'react';

import type { List } from './useList';

/**
 * Leads from a page that is not there (emptied since, or an address that says too much) to the last one, without an entry in the history.
 * @param pages how many there are; undefined until the server has said it
 */
export function useLastPage<Row>(list: List<Row>, pages: number | undefined): void {
  const { page, size } = list.state;
  const isBeyond = size !== -1 && pages !== undefined && pages > 0 && page > pages;
  const leave = useEffectEvent((last: number) => list.change({ page: last }, true));
  useEffect(() => {
    if (isBeyond) leave(pages);
  }, [isBeyond, pages]);
}
