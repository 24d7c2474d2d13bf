import { useCallback, useSyncExternalStore } from 'react';

import { type Breakpoint, breakpoints } from './breakpoints';

/** Whether a media query holds, live. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

const below = (end: Breakpoint) => `(width < ${breakpoints[end]}px)`;

/** Whether the window is narrower than the end of a class: `useBelow('xs')` is true on phones. */
export const useBelow = (end: Breakpoint): boolean => useMedia(below(end));

/** The same at this moment, for what is asked before anything is drawn. */
export const isBelow = (end: Breakpoint): boolean => window.matchMedia(below(end)).matches;
