import { paths } from '@byggtun/shared/contract/paths';
import type { LocationStore, NavigateOptions, PortalLocation } from '@byggtun/shared/portal/locationStore';

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
 * @param loadsAnew asked before the way to another page; true when it has left for the address by loading it anew
 */
export function openBrowserLocation(
  loadsAnew: (to: string, replace: boolean) => boolean = () => false,
): BrowserLocation {
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
    changed();
  });

  const navigate: BrowserLocation['navigate'] = (to, options = {}) => {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    const before = current.pathname;
    const { pathname } = new URL(to, window.location.href);
    if (pathname !== before && loadsAnew(to, options.replace ?? false)) return;
    if (options.replace) window.history.replaceState(anEntry(depth(), options.state ?? null), '', to);
    else window.history.pushState(anEntry(depth() + 1, options.state ?? null), '', to);
    changed();
    if (current.pathname !== before) window.scrollTo(0, 0);
  };

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
