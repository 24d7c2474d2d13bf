import { useEffect } from 'react';

import type { PickedArea } from '../area/knownArea';
import { shellVersion } from '../area/shellVersion';
import { liveAreas } from './liveAreas';

/** Milliseconds after which the first page has what it needs, and the line is free for what may be needed later. */
const calm = 4_000;

/**
 * Lets the portal start from this device, with or without a network. Not on kiosks, where nothing of a person may stay, nor
 * in development, where it would answer with what was edited since.
 * @param areas in the versions that are for this person
 */
export function useServiceWorker(kiosk: boolean, areas: readonly PickedArea[]): void {
  useEffect(() => liveAreas.set(areas), [areas]);
  useEffect(() => {
    if (kiosk || shellVersion() === 'development' || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => {
      // Without it the portal goes on as before.
      import('./startServiceWorker')
        .then(({ startServiceWorker }) => startServiceWorker())
        .catch(reportError);
    }, calm);
    return () => clearTimeout(timer);
  }, [kiosk]);
}
