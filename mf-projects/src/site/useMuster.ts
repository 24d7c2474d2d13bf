import { getMuster } from '@byggtun/shared/contract/muster';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useThrottle } from '@byggtun/shared/ui/useThrottle';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two fetches, however many people pass; and after which the list is fetched though nothing was heard. */
const [throttle, longest] = [1000, 60_000];

/** Who is on a site now, kept live; null asks for nothing. */
export function useMuster(projectId: number | null) {
  const muster = useCall(getMuster, projectId === null ? null : { params: { id: projectId } }, {
    quiet: true,
  });
  const { mutate } = muster;
  const fetchAgain = () => void mutate().catch(() => undefined);
  const fetchSoon = useThrottle(fetchAgain, throttle);
  const pulse = useEffectEvent(fetchAgain);
  useHubEvent('OnSiteChanged', ({ projectIds }) => {
    if (projectId !== null && projectIds.includes(projectId)) fetchSoon();
  });
  useEffect(() => {
    // One that was asleep is fetched as every call is, when its page comes back.
    const interval = window.setInterval(() => pulse(), longest);
    return () => window.clearInterval(interval);
  }, []);
  return muster;
}
