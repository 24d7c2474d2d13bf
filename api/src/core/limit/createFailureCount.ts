import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts failures in this instance's memory, and asks about them without counting.
 * @param most how many
 * @param seconds within so many
 */
export const createFailureCount = (most: number, seconds: number) => {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    add: async (key: string): Promise<void> => {
      await limiter.consume(key).catch((error: unknown) => {
        if (!(error instanceof RateLimiterRes)) throw error;
      });
    },
    isMet: async (key: string): Promise<boolean> => ((await limiter.get(key))?.consumedPoints ?? 0) >= most,
  };
};
