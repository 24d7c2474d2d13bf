import type { countActions } from '@byggtun/shared/contract/action';
import type { countComplaints } from '@byggtun/shared/contract/complaint';
import type { HubEvent } from '@byggtun/shared/contract/hub';
import type { RouteInput } from '@byggtun/shared/contract/route';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useEffect, useRef } from 'react';

/** At most one fetch in this many milliseconds, however many cases change. */
const rest = 1500;

type CountRoute = typeof countActions | typeof countComplaints;

/** How many cases there are, asked again some time after one of them has changed; null while it is not known. */
export function useLiveCount(
  route: CountRoute,
  input: RouteInput<CountRoute>,
  type: HubEvent<'OnCaseChanged'>['type'],
): number | null {
  const { data = null, mutate } = useCall<CountRoute>(route, input, { quiet: true });
  const timer = useRef<number>(undefined);
  useHubEvent('OnCaseChanged', (changed) => {
    if (changed.type !== type) return;
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      void mutate().catch(() => undefined);
    }, rest);
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return data;
}
