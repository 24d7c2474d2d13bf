/**
 * Counts the reads under way by key. SWR drops a read when a newer one began, and when a command's answer was put in its place; only after the
 * latter nobody else is on the way.
 */
export const createUnderWay = () => {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    /** Whether a read of this key is under way. */
    has: (key: string): boolean => counts.has(key),
    /** The same promise, counted until it ends. */
    follow: <T>(key: string, read: Promise<T>): Promise<T> => {
      change(key, 1);
      return read.finally(() => change(key, -1));
    },
  };
};
