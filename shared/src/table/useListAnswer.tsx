import type { ListAnswer } from '../contract/list';
import { useCall } from '../portal/useCall';
import { listBody } from './listBody';
import type { ListState } from './listState';
import type { List } from './useList';

/** One page of a list's rows; a failure tells nobody (document 2, section 8), the quiet bar is enough. */
export function useListAnswer<Row>(list: List<Row>, part: Partial<ListState>) {
  const { definition, state, ownId } = list;
  const input = { body: listBody(definition, { ...state, ...part }, ownId) };
  const answer = useCall(definition.route, input, {
    quiet: true,
    keepPrevious: true,
  });
  return { ...answer, data: answer.data satisfies ListAnswer<Row> | undefined };
}
