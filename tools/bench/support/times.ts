/** How long calls took, in milliseconds. */
export const createTimes = () => {
  const times: number[] = [];
  const share = (part: number) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? NaN;
  return {
    /** Waits for a call and notes how long that was, however it ends. */
    of: async <Answer>(call: Promise<Answer>): Promise<Answer> => {
      const begun = performance.now();
      try {
        return await call;
      } finally {
        times.push(performance.now() - begun);
      }
    },
    count: () => times.length,
    p50: () => share(0.5),
    p95: () => share(0.95),
  };
};
