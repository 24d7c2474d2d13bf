import { secondCopies } from '@byggtun/shared/area/copies';
import type { AreaModule } from '@byggtun/shared/area/defineArea';

import type { Allowance } from './allowance';
import { areaChecks, type Place } from './areaChecks';
import { areaFailure, type Refusal, type Result } from './areaFailure';
import type { Track } from './areaStatus';
import type { PickedArea } from './knownArea';
import type { Phase } from './phase';
import { runPhase } from './runPhase';

/** How code comes into the page; `openFederation` is the one that does it. */
export interface AreaSource {
  /** Fetches and checks the area's entry. */
  loadEntry: (area: PickedArea) => Promise<unknown>;
  /** Gives the module `./area` of an area whose entry is there. */
  loadModule: (area: PickedArea) => Promise<AreaModule>;
  /** Lets the area start from nothing the next time: what it keeps outside its pages may be what has broken them. */
  forget: (area: PickedArea) => void;
}

/** What a visit brings along. */
export interface Visit extends Place {
  openSource: () => Promise<AreaSource>;
  track: Pick<Track, 'enter' | 'retry'>;
  /** The time of all phases together. */
  allowance: Allowance;
}

/** Takes an area through the phases until its module is here. Never rejects. */
export async function loadArea(area: PickedArea, visit: Visit): Promise<Result<AreaModule>> {
  const { track, allowance, openSource } = visit;
  const stop = (phase: Phase, refusal: Refusal): Result<never> => ({
    ok: false,
    failure: areaFailure(area, phase, refusal),
  });

  for (const { phase, check } of areaChecks) {
    track.enter(phase);
    const refusal = check(area, visit);
    if (refusal) return stop(phase, refusal);
  }
  const entry = await runPhase('entry', allowance, track, async () => {
    const source = await openSource();
    await source.loadEntry(area);
    return source;
  });
  if (!entry.ok) return stop('entry', entry);
  const loaded = await runPhase('module', allowance, track, () => entry.value.loadModule(area));
  if (!loaded.ok) return stop('module', loaded);
  const second = secondCopies(area.manifest.name, loaded.value);
  return second === undefined ? loaded : stop('module', { cause: new Error(second) });
}
