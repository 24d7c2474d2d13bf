import type { Track } from './areaStatus';
import { type Phase, phaseTable } from './phase';
import { within } from './within';

/** How a phase ended. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; cause: unknown };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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
  const { limit, pauses } = phaseTable[phase];
  const until = Math.min(endsAt, Date.now() + limit);
  for (const wait of [...pauses, undefined]) {
    try {
      return { ok: true, value: await within(until - Date.now(), work) };
    } catch (cause) {
      if (wait === undefined || Date.now() + wait >= until) return { ok: false, cause };
      await pause(wait);
      track.retry();
    }
  }
  throw new Error('a phase is tried at least once');
}
