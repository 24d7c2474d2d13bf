import { useState, useSyncExternalStore } from 'react';

import type { LocationStore, PortalLocation } from '../portal/locationStore';
import { matchPath } from '../portal/router';

const isOwn = (location: PortalLocation, paths: readonly string[]) =>
  paths.length === 0 || paths.some((pattern) => matchPath(pattern, location.pathname));

/**
 * The address, standing still at the last one of these patterns: on the way to another area's page the old page
 * must not draw itself once more for an address that it does not know. No pattern at all means every address.
 */
export function useOwnLocation(store: LocationStore, paths: readonly string[]): PortalLocation {
  const location = useSyncExternalStore(store.subscribe, store.get);
  const [last, setLast] = useState(location);
  if (location === last || !isOwn(location, paths)) return last;
  setLast(location);
  return location;
}
