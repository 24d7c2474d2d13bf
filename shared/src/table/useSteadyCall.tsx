import { unstable_serialize, useSWRConfig } from 'swr';

import type { Route, RouteInput } from '../contract/route';
import { callKey } from '../portal/callKey';
import { useCall } from '../portal/useCall';

/**
 * The answer of a call whose input changes on the page: that of the last input is shown until the next has come, but not when it has
 * failed, as if it were its answer. A failure tells nobody; whoever asks shows it in place.
 */
export function useSteadyCall<R extends Route>(
  route: R,
  input: RouteInput<R>,
  { keepPrevious = true }: { keepPrevious?: boolean } = {},
) {
  const answer = useCall(route, input, { quiet: true, keepPrevious });
  const { cache } = useSWRConfig();
  const isAnswered = cache.get(unstable_serialize(callKey(route, input)))?.data !== undefined;
  return { ...answer, data: answer.error && !isAnswered ? undefined : answer.data };
}
