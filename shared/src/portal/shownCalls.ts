import { useLayoutEffect } from 'react';

/** What is known of a call whose answer is on the screen. */
interface ShownCall {
  /** How many components show it. */
  times: number;
  /** When the server gave what is shown, in milliseconds since 1970, while the server can't be asked; otherwise undefined. */
  keptAt?: number | undefined;
}

const shown = new Map<string, ShownCall>();
const listeners = new Set<() => void>();
const answered = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

/** Whether a call's answer is on the screen, where it is kept fresh in other ways. */
export const isShown = (key: string): boolean => (shown.get(key)?.times ?? 0) > 0;

/**
 * Notes that a call's answer is on the screen, before anything else can run: what was asked for ahead once it is asked for would wait, and
 * be given, older by then, to the next read.
 * @param key empty for none
 */
export function useShownKey(key: string): void {
  useLayoutEffect(() => {
    if (!key) return undefined;
    const count = (change: number) => {
      const now = shown.get(key) ?? { times: 0 };
      shown.set(key, { ...now, times: now.times + change });
      if (now.times + change === 0) shown.delete(key);
      changed();
    };
    count(1);
    return () => count(-1);
  }, [key]);
}

/**
 * Notes when the answer that is shown was given, because the server can't be asked now; undefined when the server has just
 * given it.
 */
export function noteKept(key: string, keptAt: number | undefined): void {
  const now = shown.get(key) ?? { times: 0 };
  if (now.keptAt !== keptAt) {
    shown.set(key, { ...now, keptAt });
    changed();
  }
  if (keptAt === undefined) answered.forEach((listener) => listener());
}

/** The age of what is on the screen, shaped for `useSyncExternalStore`. */
export const shownAge = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** When the oldest of it was given, in milliseconds since 1970; undefined while all of it is of now. */
  oldest: (): number | undefined => {
    const ages = [...shown.values()].flatMap(({ times, keptAt }) => (times > 0 && keptAt ? [keptAt] : []));
    return ages.length > 0 ? Math.min(...ages) : undefined;
  },
};

/** Whether a call's answer is from the device, because the server can't be asked now. Since 1.5.0. */
export const isKept = (key: string): boolean => shown.get(key)?.keptAt !== undefined;

/**
 * Calls the listener each time that the server has answered a read. Since 1.5.0.
 * @returns ends it
 */
export function onServerAnswer(listener: () => void): () => void {
  answered.add(listener);
  return () => answered.delete(listener);
}
