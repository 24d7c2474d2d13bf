import type { LocationStore, NavigateOptions, PortalLocation } from '@byggtun/shared/portal/locationStore';

/** The address bar as a store, with the one way to change it. */
export interface BrowserLocation {
  location: LocationStore;
  /** Goes to an address of the portal, or a number of steps in the history. */
  navigate: (to: string | number, options?: NavigateOptions) => void;
}

const read = (): PortalLocation => {
  const { pathname, search, hash } = window.location;
  const kept = window.history.state as { key?: string; state?: unknown } | null;
  return { pathname, search, hash, state: kept?.state ?? null, key: kept?.key ?? 'first' };
};

/**
 * Opens the store over this window's history. A new page starts at its top; back keeps the browser's own scroll.
 * @param loadsAnew asked before the way to another page; true when it has left for the address by loading it anew
 */
export function openBrowserLocation(
  loadsAnew: (to: string, replace: boolean) => boolean = () => false,
): BrowserLocation {
  let current = read();
  const listeners = new Set<() => void>();
  const changed = () => {
    current = read();
    listeners.forEach((listener) => listener());
  };
  window.addEventListener('popstate', changed);

  return {
    location: {
      get: () => current,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigate: (to, options = {}) => {
      if (typeof to === 'number') {
        window.history.go(to);
        return;
      }
      const before = current.pathname;
      const { pathname } = new URL(to, window.location.href);
      if (pathname !== before && loadsAnew(to, options.replace ?? false)) return;
      const entry = { key: crypto.randomUUID(), state: options.state ?? null };
      if (options.replace) window.history.replaceState(entry, '', to);
      else window.history.pushState(entry, '', to);
      changed();
      if (current.pathname !== before) window.scrollTo(0, 0);
    },
  };
}
