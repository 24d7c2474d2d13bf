import { act } from '@testing-library/react';

/** Changes what this device keeps under a key as another tab does; null when that one is done with it. */
export const otherTab = (key: string, newValue: string | null): void => {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
};
