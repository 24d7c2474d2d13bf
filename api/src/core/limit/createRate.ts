import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import type { Limits } from './limits';
import type { LimitName } from './limitTable';

/**
 * Counts what somebody does within a while, in this instance's memory.
 * @param name how often it may be done
 * @param seconds within so many
 * @returns counts one more of a person, company or address; throws Refusal 429 from the limit on
 */
export const createRate = (limits: Limits, name: LimitName, seconds: number) => {
  const limiter = new RateLimiterMemory({ points: limits.of[name], duration: seconds });
  return async (key: string): Promise<void> => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw limits.tooMany(name, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  };
};
