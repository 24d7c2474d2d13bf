import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useThrottle } from '@byggtun/shared/ui/useThrottle';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { keptState, readFoldersOnce } from './keptFolders';
import { useKeep } from './useKeep';

/** So many milliseconds after somebody has put in a file, the kept folders are looked at. */
const throttle = 10_000;

/** What is kept on this device, live, and kept fresh while there is a network and this is shown. */
export function useKeptFolders() {
  const { network, session } = usePortal();
  const keep = useKeep();
  const owner = keep && String(session.profile.id);
  const refresh = useEffectEvent(() => void keep?.refresh().catch(() => undefined));
  const refreshAll = useThrottle(() => void keep?.refresh({ all: true }).catch(() => undefined), throttle);
  useEffect(() => {
    if (owner !== undefined) void readFoldersOnce(owner).catch(() => undefined);
  }, [owner]);
  useEffect(() => {
    if (network.online) refresh();
  }, [network.online]);
  useHubEvent('OnCaseChanged', ({ type }) => {
    if (type === 'revision' && keep) refreshAll();
  });
  return useSyncExternalStore(keptState.subscribe, keptState.get);
}
