import type { Track } from './areaStatus';
import { type Phase, phaseTable } from './phase';
import { withTimeout } from './withTimeout';

/** How a phase ended. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; cause: unknown };

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs one phase: as often as the table says, within its limit and before the time when the whole visit ends. Never rejects.
 * @param endsAt milliseconds since 1970
 */
export async function runPhase<T>(
  phase: Phase,
  endsAt: number,
  track: Pick<Track, 'enter' | 'retry'>,
  work: () => Promise<T>,
): Promise<Outcome<T>> {
  track.enter(phase);
  const { limit, retryDelays } = phaseTable[phase];
  const until = Math.min(endsAt, Date.now() + limit);
  for (const wait of [...retryDelays, undefined]) {
    try {
      return { ok: true, value: await withTimeout(until - Date.now(), work) };
    } catch (cause) {
      if (wait === undefined || Date.now() + wait >= until) return { ok: false, cause };
      await sleep(wait);
      track.retry();
    }
  }
  throw new Error('a phase is tried at least once');
}
