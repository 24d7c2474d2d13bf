import { useDeferredValue } from 'react';

import type { ListAnswer } from '../contract/list';
import { useCall } from '../portal/useCall';
import { listInput } from './listCall';
import type { ListState } from './listState';
import type { List } from './useList';

/**
 * One page of a list's rows; a failure tells nobody (document 2, section 8), the quiet bar is enough. Many new rows are drawn bit by bit,
 * so that somebody who is typing is not held up.
 */
export function useListAnswer<Row>(
  list: List<Row>,
  part: Partial<Pick<ListState, 'page' | 'size'>>,
  { keepPrevious = true }: { keepPrevious?: boolean } = {},
) {
  const { definition } = list;
  const answer = useCall(definition.route, listInput(definition, list, part), { quiet: true, keepPrevious });
  return { ...answer, data: useDeferredValue(answer.data satisfies ListAnswer<Row> | undefined) };
}
