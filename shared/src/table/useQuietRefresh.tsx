import { useEffect, useRef } from 'react';

import { useHubEvent } from '../portal/hubConnection';
import { useRefresh } from '../portal/useRefresh';
import type { ListDefinition } from './listDefinition';

/** At most one fetch in this many milliseconds, however many cases change. */
const rest = 1500;

/** Fetches the rows on the screen anew, quietly, some time after something has changed. */
export function useQuietRefresh<Row>({ route, changedBy }: ListDefinition<Row>): void {
  const refresh = useRefresh(route);
  const timer = useRef<number>(undefined);
  useHubEvent(changedBy, () => {
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      refresh();
    }, rest);
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
}
