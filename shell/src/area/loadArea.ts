import type { AreaModule } from '@byggtun/shared/area/defineArea';
import type { RegistryEntry } from '@byggtun/shared/contract/area';
import { hostVersion } from '@byggtun/shared/portal/portal';

import { areaFailure, type Phase, type Result } from './areaFailure';
import { fitsHost } from './fitsHost';
import { within } from './within';

/** How code comes into the page; `openFederation` is the one that does it. */
export interface AreaSource {
  /** Fetches and checks the area's entry. */
  loadEntry: (area: RegistryEntry) => Promise<unknown>;
  /** Gives the module `./area` of an area whose entry is there. */
  loadModule: (area: RegistryEntry) => Promise<AreaModule>;
}

/** An area that has not come after this many milliseconds has failed; a hanging host must not keep the page. */
const patience = 8_000;

/** Takes an area through the phases until its module is here: allowed → range → entry → module. Never rejects. */
export async function loadArea(
  area: RegistryEntry,
  kiosk: boolean,
  openSource: () => Promise<AreaSource>,
): Promise<Result<AreaModule>> {
  const { manifest } = area;
  const stop = (phase: Phase, cause: unknown): Result<never> => ({
    ok: false,
    failure: areaFailure(manifest, phase, cause),
  });
  if (kiosk && !manifest.kiosk) return stop('allowed', new Error('not for kiosks'));
  if (!fitsHost(manifest.host, hostVersion)) {
    return stop('range', new Error(`needs host API ${manifest.host}, this is ${hostVersion}`));
  }
  let phase: Phase = 'entry';
  try {
    const value = await within(patience, async () => {
      const source = await openSource();
      await source.loadEntry(area);
      phase = 'module';
      return source.loadModule(area);
    });
    return { ok: true, value };
  } catch (cause) {
    return stop(phase, cause);
  }
}
