/** Something that several may hold at once. */
export interface Holds {
  /** @returns lets go again, once */
  hold: () => () => void;
  isAny: () => boolean;
  /** Told when the first takes hold and when the last has let go. */
  subscribe: (listener: () => void) => () => void;
}

/** Opens it with nobody holding; shaped for `useSyncExternalStore`. */
export function openHolds(): Holds {
  const held = new Set<symbol>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    hold: () => {
      const one = Symbol('held');
      held.add(one);
      if (held.size === 1) tell();
      return () => {
        if (held.delete(one) && held.size === 0) tell();
      };
    },
    isAny: () => held.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
