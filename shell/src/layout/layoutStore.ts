import type { Portal } from '@byggtun/shared/portal/portal';

const key = 'byggtun.layout';
const listeners = new Set<() => void>();

/** How lists stand on small screens, kept on the device (docs/product/lists.md#table-and-cards), shaped for `useSyncExternalStore`. */
export const layoutStore = {
  get: (): Portal['layout'] => (localStorage.getItem(key) === 'table' ? 'table' : 'grid'),
  choose: (layout: Portal['layout']): void => {
    localStorage.setItem(key, layout);
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
