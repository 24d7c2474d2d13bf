import { useDeferredValue } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';

import type { ListAnswer } from '../contract/list';
import { callKey } from '../portal/callKey';
import { useCall } from '../portal/useCall';
import { listInput } from './listBody';
import type { ListState } from './listState';
import type { List } from './useList';

/**
 * One page of a list's rows; a failure tells nobody (docs/product/failures.md#in-place), the quiet bar is enough. Many new rows are drawn bit by bit,
 * so that somebody who is typing is not held up.
 */
export function useListAnswer<Row>(
  list: List<Row>,
  part: Partial<Pick<ListState, 'page' | 'size'>>,
  { keepPrevious = true }: { keepPrevious?: boolean } = {},
) {
  const { definition } = list;
  const input = listInput(definition, list, part);
  const answer = useCall(definition.route, input, { quiet: true, keepPrevious });
  const { cache } = useSWRConfig();
  // The rows of another question are shown until this one is answered; not when it has failed, as if they were its answer.
  const isAnswered = cache.get(unstable_serialize(callKey(definition.route, input)))?.data !== undefined;
  const rows = answer.error && !isAnswered ? undefined : answer.data;
  const data = useDeferredValue(rows satisfies ListAnswer<Row> | undefined);
  return {
    ...answer,
    data,
    /** What is shown is the answer of what is asked for now. */
    isCurrent: !answer.isLoading && data === rows,
  };
}
