import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import type { Change, Decide, ReleaseStore } from '@byggtun/api/release/store/releaseStore';
import type { Rollout } from '@byggtun/shared/contract/rollout';

import { checkLive } from '../check/checkLive';
import { requireLive } from '../liveOf';

/** Gives a version to some people; the same again with another rule changes who. */
export const decideCanary =
  (
    store: ReleaseStore,
    { name, version, rollout }: { name: string; version: string; rollout: Rollout },
  ): Decide =>
  async (state, stamp): Promise<Change> => {
    const before = requireLive(state, name);
    if (before.version === version)
      throw new ReleaseProblem(`${name}@${version} er allerede i drift for alle.`);
    await checkLive(store, state, name, version);
    return {
      action: 'canary',
      name,
      version,
      live: { ...before, canary: { version, rollout, since: stamp } },
    };
  };
