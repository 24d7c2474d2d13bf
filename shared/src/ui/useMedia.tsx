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

/** Whether the window is narrower than the end of a class: `useBelow('xs')` is true on phones. */
export const useBelow = (end: Breakpoint): boolean => useMedia(`(width < ${breakpoints[end]}px)`);
