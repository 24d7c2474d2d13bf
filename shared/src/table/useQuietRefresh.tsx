import { useHubEvent } from '../portal/hubConnection';
import { useRefresh } from '../portal/useRefresh';
import { useThrottle } from '../ui/useThrottle';
import type { ListDefinition } from './listDefinition';

/** At most one fetch in this many milliseconds, however many cases change. */
const throttle = 1500;

/** Fetches the rows on the screen anew, quietly, some time after something has changed. */
export function useQuietRefresh<Row>({ route, changedBy }: ListDefinition<Row>): void {
  useHubEvent(changedBy, useThrottle(useRefresh(route), throttle));
}
