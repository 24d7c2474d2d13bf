import { type Allowance, createAllowance } from './allowance';
import type { Track } from './areaStatus';
import { type Phase, phaseTable } from './phase';
import { withinAllowance } from './withTimeout';

/** How a phase ended. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; cause: unknown };

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs one phase: as often as the table says, within its limit and what is left for the whole visit. Never rejects.
 * @param visit the time of all phases together
 */
export async function runPhase<T>(
  phase: Phase,
  visit: Allowance,
  track: Pick<Track, 'enter' | 'retry'>,
  work: () => Promise<T>,
): Promise<Outcome<T>> {
  track.enter(phase);
  const { limit, retryDelays } = phaseTable[phase];
  const allowance = createAllowance(limit, visit);
  for (const wait of [...retryDelays, undefined]) {
    try {
      return { ok: true, value: await withinAllowance(allowance, work) };
    } catch (cause) {
      if (wait === undefined || wait >= allowance.left()) return { ok: false, cause };
      await sleep(wait);
      allowance.spend(wait);
      track.retry();
    }
  }
  throw new Error('a phase is tried at least once');
}
