import { createFailureCount } from '../../../core/limit/createFailureCount';
import { createFairQueue, NoTurnError } from '../../../core/limit/createFairQueue';
import type { Limits } from '../../../core/limit/limits';

/** Seconds in which dead links of an address are counted together, as failed sign-ins are. */
const window = 600;

/** What keeps who tries links, or sends passwords, from holding up others: the figures of the sign-in (docs/product/limits.md). */
export const createLinkLimits = (limits: Limits) => {
  const { signInFailuresPerAddress, signInsAtOnce, signInsWaiting, waitSeconds, signInWaitSeconds } =
    limits.of;
  const dead = createFailureCount(signInFailuresPerAddress, window);
  const turns = createFairQueue({ perKey: 1, total: signInsAtOnce, waiting: signInsWaiting });
  return {
    /** @throws Refusal 429 when the address has tried too many dead links */
    requireFew: async (address: string): Promise<void> => {
      if (await dead.isMet(address)) throw limits.tooMany('signInFailuresPerAddress', signInWaitSeconds);
    },
    countDead: (address: string) => dead.add(address),
    /** Hashes in the address's turn. @throws Refusal 503 when there is none */
    inTurn: <T>(address: string, work: () => Promise<T>): Promise<T> =>
      turns.run(address, work, { timeout: waitSeconds * 1000 }).catch((error: unknown) => {
        if (!(error instanceof NoTurnError)) throw error;
        throw limits.busy(error.why === 'full' ? 'signInsWaiting' : 'waitSeconds');
      }),
  };
};
