import { useDeferredValue } from 'react';

import type { ListAnswer } from '../contract/list';
import { listInput } from './listBody';
import type { ListState } from './listState';
import type { List } from './useList';
import { useSteadyCall } from './useSteadyCall';

/**
 * One page of a list's rows; a failure tells nobody (docs/product/failures.md#in-place), the quiet bar is enough. Many new rows are drawn bit by bit,
 * so that somebody who is typing is not held up.
 */
export function useListAnswer<Row>(
  list: List<Row>,
  part: Partial<Pick<ListState, 'page' | 'size'>>,
  options: { keepPrevious?: boolean } = {},
) {
  const { definition } = list;
  const input = listInput(definition, list, part);
  const answer = useSteadyCall(definition.route, input, options);
  const data = useDeferredValue(answer.data satisfies ListAnswer<Row> | undefined);
  return {
    ...answer,
    data,
    /** How many are said to be found; that there are none only where something narrows the list. */
    found: data?.totalItemCount === 0 && !list.isFiltered ? undefined : data?.totalItemCount,
    /** What is shown is the answer of what is asked for now. */
    isCurrent: !answer.isLoading && data === answer.data,
  };
}
