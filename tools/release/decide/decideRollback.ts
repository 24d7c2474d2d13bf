import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import type { Change, Decide, ReleaseStore } from '@byggtun/api/release/store/releaseStore';

import { checkLive } from '../check/checkLive';
import { requireLive } from '../liveOf';
import { nextLive } from './nextLive';

/** Undoes the latest: takes a canary back when there is one, else the live version. */
export const decideRollback =
  (store: ReleaseStore, name: string): Decide =>
  async (state, stamp): Promise<Change> => {
    const { canary, ...before } = requireLive(state, name);
    if (canary) return { action: 'rollback', name, version: canary.version, live: before };
    const [version, ...previous] = before.previous;
    if (!version)
      throw new ReleaseProblem(`${name}@${before.version} har ingen versjon før seg å gå tilbake til.`);
    await checkLive(store, state, name, version);
    return {
      action: 'rollback',
      name,
      version,
      before: before.version,
      live: { ...nextLive(before, version, stamp), previous },
    };
  };
