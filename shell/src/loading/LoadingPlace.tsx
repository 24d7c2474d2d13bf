import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { useState, useSyncExternalStore } from 'react';

import { LatePart } from './LatePart';
import { loading } from './loading';

const LoadingOverlay = lazyPage(() => import('./LoadingOverlay').then((part) => part.LoadingOverlay));

/** Where the loading overlay comes; its code comes with the first thing that somebody waits for. */
export function LoadingPlace() {
  const busy = useSyncExternalStore(loading.subscribe, loading.isAny);
  const [wanted, setWanted] = useState(false);
  if (busy && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <LatePart>
      <LoadingOverlay busy={busy} />
    </LatePart>
  );
}
