/** Counts how many of something each key has open. */
export const createTally = () => {
  const counts = new Map<string, number>();
  let sum = 0;

  /** One more of the key's. @returns takes it off again; more than once does no harm */
  const add = (key: string): (() => void) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    sum += 1;
    let isOff = false;
    return () => {
      if (isOff) return;
      isOff = true;
      sum -= 1;
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  };
  return { add, of: (key: string) => counts.get(key) ?? 0, total: () => sum };
};
