import { useSyncExternalStore } from 'react';

/** A value of this tab that code may change and components follow. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** Calls the listener after each change. @returns ends it */
  subscribe: (listener: () => void) => () => void;
  /** The value, in a component that draws itself anew when it changes. */
  use: () => T;
}

/** Makes a store around its first value. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    subscribe,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    use: function useStore() {
      return useSyncExternalStore(subscribe, get);
    },
  };
}
