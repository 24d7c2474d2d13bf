/** Who listens to one thing. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    /**
     * Calls the listener whenever it is told.
     * @returns ends it
     */
    on: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (): void => listeners.forEach((listener) => listener()),
  };
};
