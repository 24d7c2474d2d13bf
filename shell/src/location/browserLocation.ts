import { paths } from '@byggtun/shared/contract/paths';
import type { LocationStore, NavigateOptions, PortalLocation } from '@byggtun/shared/portal/locationStore';

import { dropStaleLayers, forgetLayers, layerDepth, replaceUnderLayers, whenSettled } from './layers';

/** The address bar as a store, with the one way to change it. */
export interface BrowserLocation {
  location: LocationStore;
  /** Goes to an address of the portal, or a number of steps in the history. */
  navigate: (to: string | number, options?: NavigateOptions) => void;
  /** One entry back; from the portal's first one, behind which other sites may lie, to this address: the start, which leads home. */
  back: (otherwise?: string) => void;
}

/** What the history keeps of an entry of the portal. */
interface Entry {
  key: string;
  state: unknown;
  /** How many entries of the portal lie behind it. */
  depth: number;
}

const kept = () => window.history.state as Partial<Entry> | null;
const depth = () => kept()?.depth ?? 0;
const anEntry = (behind: number, state: unknown = null): Entry => ({
  key: crypto.randomUUID(),
  state,
  depth: behind,
});

/** An entry that the portal has not made, such as its first or that of a link to a place on the page, becomes one of its own. */
function own(behind: number): void {
  if (kept()?.depth === undefined) window.history.replaceState({ ...anEntry(behind), ...kept() }, '');
}

const read = (): PortalLocation => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: kept()?.state ?? null, key: kept()?.key ?? '' };
};

/**
 * Opens the store over this window's history. A new page starts at its top; back keeps the browser's own scroll.
 * @param loadsAnew asked on the way to another page; true when that is to be loaded anew
 */
export function openBrowserLocation(
  loadsAnew: () => boolean = () => false,
  reload = () => window.location.reload(),
): BrowserLocation {
  dropStaleLayers();
  own(0);
  let current = read();
  let behind = depth();
  const listeners = new Set<() => void>();
  const changed = () => {
    current = read();
    behind = depth();
    listeners.forEach((listener) => listener());
  };
  window.addEventListener('popstate', () => {
    own(behind + 1);
    // What lay over the page was closed, and the page is the same.
    if (kept()?.key !== current.key) changed();
  });

  const goTo = (to: string, { replace = false, state = null }: NavigateOptions) => {
    const leaves = new URL(to, window.location.href).pathname !== current.pathname;
    const anew = leaves && loadsAnew();
    const entry = anEntry(depth() + (replace ? 0 : 1), state);
    if (replace) replaceUnderLayers(entry, to);
    else {
      // Below lies the entry of the page: the next one takes the place of what lies over it.
      if (layerDepth() > 0) window.history.replaceState(entry, '', to);
      else window.history.pushState(entry, '', to);
      forgetLayers();
    }
    if (!anew) changed();
    if (leaves) window.scrollTo(0, 0);
    // Its entry has been made: Back finds what lies behind it.
    if (anew) reload();
  };
  const go = (steps: number) => {
    const covering = steps < 0 ? layerDepth() : 0;
    forgetLayers();
    window.history.go(steps - covering);
  };
  const navigate: BrowserLocation['navigate'] = (to, options = {}) =>
    whenSettled(() => (typeof to === 'number' ? go(to) : goTo(to, options)));

  return {
    location: {
      get: () => current,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigate,
    back: (otherwise = paths.start) => (depth() > 0 ? navigate(-1) : navigate(otherwise, { replace: true })),
  };
}
