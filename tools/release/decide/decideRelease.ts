import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import type { Change, Decide, ReleaseStore } from '@byggtun/api/release/store/releaseStore';
import type { LiveRelease } from '@byggtun/shared/contract/release';

import { checkLive } from '../check/checkLive';
import { liveOf } from '../liveOf';
import { timeOf } from '../timeOf';
import { nextLive } from './nextLive';

/** Tells who was faster, when what is live is not what was seen. */
export const requireUnchanged = (
  name: string,
  seen: LiveRelease | undefined,
  live: LiveRelease | undefined,
): void => {
  if (JSON.stringify(seen?.since) === JSON.stringify(live?.since)) return;
  throw new ReleaseProblem(
    `${live?.since.by} var først: ${name}@${live?.version} kom i drift ${timeOf(live?.since.at)}, mens denne ble gjort klar. ` +
      'Ingenting er endret. Hent endringen og slipp på nytt.',
  );
};

/** Makes a version live. @param seen what was live when the release began; somebody else's release since then stops this one */
export const decideRelease =
  (
    store: ReleaseStore,
    { name, version, seen }: { name: string; version: string; seen: LiveRelease | undefined },
  ): Decide =>
  async (state, stamp): Promise<Change> => {
    const before = liveOf(state, name);
    requireUnchanged(name, seen, before);
    if (before?.version === version)
      throw new ReleaseProblem(`${name}@${version} er allerede i drift. Ingenting er endret.`);
    await checkLive(store, state, name, version);
    return {
      action: 'release',
      name,
      version,
      ...(before && { before: before.version }),
      live: nextLive(before, version, stamp),
    };
  };
