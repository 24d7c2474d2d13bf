import { useSyncExternalStore } from 'react';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

const subscribe = (listener: () => void) => {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
};

/** The device's colour scheme, live. */
export const useColorScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (dark.matches ? 'dark' : 'light'));
