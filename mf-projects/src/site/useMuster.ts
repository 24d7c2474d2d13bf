import { getMuster } from '@byggtun/shared/contract/muster';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds between two fetches, however many people pass; and after which the list is fetched though nothing was heard. */
const [rest, longest] = [1000, 60_000];

/** Who is on a site now, kept live; null asks for nothing. */
export function useMuster(projectId: number | null) {
  const muster = useCall(getMuster, projectId === null ? null : { params: { id: projectId } }, {
    quiet: true,
  });
  const timer = useRef<number>(undefined);
  const { mutate } = muster;
  const fetchAgain = () => void mutate().catch(() => undefined);
  const pulse = useEffectEvent(fetchAgain);
  useHubEvent('OnSiteChanged', ({ projectIds }) => {
    if (projectId === null || !projectIds.includes(projectId)) return;
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      fetchAgain();
    }, rest);
  });
  useEffect(() => {
    const interval = window.setInterval(() => pulse(), longest);
    return () => {
      window.clearInterval(interval);
      window.clearTimeout(timer.current);
    };
  }, []);
  return muster;
}
