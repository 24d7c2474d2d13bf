import { useCallback, useSyncExternalStore } from 'react';

import { type Breakpoint, breakpoints } from './breakpoints';

const onScreen = new Map<string, boolean>();

/** Paper is narrower than the window: what is printed is what stood on the screen. */
function holds(query: string): boolean {
  const isPaper = window.matchMedia('print').matches;
  if (!isPaper) onScreen.set(query, window.matchMedia(query).matches);
  return onScreen.get(query) ?? window.matchMedia(query).matches;
}

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
  return useSyncExternalStore(subscribe, () => holds(query));
}

const below = (end: Breakpoint) => `(width < ${breakpoints[end]}px)`;

/** Whether the window is narrower than the end of a class: `useBelow('xs')` is true on phones. */
export const useBelow = (end: Breakpoint): boolean => useMedia(below(end));

/** The same at this moment, for what is asked before anything is drawn. */
export const isBelow = (end: Breakpoint): boolean => window.matchMedia(below(end)).matches;
