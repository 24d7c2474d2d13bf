import { refuse } from '../http/refuse';
import { type FairQueue, NoTurnError } from './createFairQueue';
import type { Limits } from './limits';
import type { LimitName } from './limitTable';

/** A queue and the limits that hold of it. */
interface Turns {
  queue: FairQueue;
  /** How many of one person may wait. */
  full: LimitName;
  /** How many seconds each may wait. */
  late: LimitName;
}

/**
 * Does work in a turn of the key's.
 * @param signal aborted when the caller leaves: the turn is given up while it is waited for
 * @throws Refusal 429 when too much of the key's waits already, 503 when its turn did not come in time
 */
export const inTurn = async <T>(
  limits: Limits,
  { queue, full, late }: Turns,
  key: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => {
  const wait = { timeout: limits.of[late] * 1000, ...(signal && { signal }) };
  const end = await queue.enter(key, wait).catch((error: unknown) => {
    if (!(error instanceof NoTurnError)) throw error;
    if (error.why === 'left') throw refuse.left();
    throw error.why === 'full' ? limits.tooMany(full) : limits.busy(late);
  });
  return work().finally(end);
};
