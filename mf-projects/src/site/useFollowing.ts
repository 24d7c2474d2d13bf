import { getMuster, type Muster } from '@byggtun/shared/contract/muster';
import { useHubStatus } from '@byggtun/shared/portal/hubConnection';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useIsKept } from '@byggtun/shared/portal/useIsKept';

import { useNow } from './useNow';

/** Milliseconds after which a list is old whatever else is known: it is fetched every minute, so its page has been asleep. */
const old = 90_000;

/** Whether a muster follows what happens on the site; `opening` while the hub is on its way for the first time. */
export type Following = 'live' | 'opening' | 'offline' | 'lost';

interface MusterFacts {
  projectId: number;
  muster: Muster;
  /** The last fetch failed. */
  hasFailed: boolean;
}

/** Whether a muster follows by itself now, and how many whole minutes old it is: people leave a burning house by it. */
export function useFollowing(facts: MusterFacts): { following: Following; minutes: number } {
  const { projectId, muster, hasFailed } = facts;
  const { online } = usePortal().network;
  const hub = useHubStatus();
  const isKept = useIsKept(getMuster, { params: { id: projectId } });
  const age = Math.max(0, useNow(5_000) - Date.parse(muster.asOf));
  const minutes = Math.floor(age / 60_000);
  if (!online) return { following: 'offline', minutes };
  if (hub === 'away' || isKept || hasFailed || age > old) return { following: 'lost', minutes };
  return { following: hub === 'open' ? 'live' : 'opening', minutes };
}
