import type { HubEventName } from '../contract/hub';
import type { Route } from '../contract/route';
import { useHubEvent } from '../portal/hubConnection';
import { useRefresh } from '../portal/useRefresh';
import { useThrottle } from '../ui/useThrottle';

/** At most one fetch in this many milliseconds, however many cases change. */
const throttle = 1500;

interface Refreshed {
  route: Route;
  /** The event of the hub after which its answers may be others. */
  changedBy: HubEventName;
}

/** Fetches the rows on the screen anew, quietly, some time after something has changed. */
export function useQuietRefresh({ route, changedBy }: Refreshed): void {
  useHubEvent(changedBy, useThrottle(useRefresh(route), throttle));
}
