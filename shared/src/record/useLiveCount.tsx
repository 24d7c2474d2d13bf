import type { HubEvent } from '../contract/hub';
import type { Route, RouteInput } from '../contract/route';
import { useHubEvent } from '../portal/hubConnection';
import { useCall } from '../portal/useCall';
import { useThrottle } from '../ui/useThrottle';

/** At most one fetch in this many milliseconds, however many records change. */
const throttle = 1500;

/**
 * How many records there are, asked again some time after one of them has changed; null while it is not known.
 * @param route answers a number
 */
export function useLiveCount<R extends Route>(
  route: R,
  input: RouteInput<R>,
  type: HubEvent<'OnCaseChanged'>['type'],
): number | null {
  const { data, mutate } = useCall(route, input, { quiet: true });
  const refresh = useThrottle(() => void mutate().catch(() => undefined), throttle);
  useHubEvent('OnCaseChanged', (changed) => {
    if (changed.type === type) refresh();
  });
  return typeof data === 'number' ? data : null;
}
