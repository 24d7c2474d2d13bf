import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import type { Change, Decide, ReleaseStore } from '@byggtun/api/release/store/releaseStore';

import { checkLive } from '../check/checkLive';
import { requireLive } from '../liveOf';
import { nextLive } from './nextLive';

export const decidePromote =
  (store: ReleaseStore, name: string): Decide =>
  async (state, stamp): Promise<Change> => {
    const before = requireLive(state, name);
    const version = before.canary?.version;
    if (!version) throw new ReleaseProblem(`${name} har ingen prøveversjon.`);
    await checkLive(store, state, name, version);
    return {
      action: 'promote',
      name,
      version,
      before: before.version,
      live: nextLive(before, version, stamp),
    };
  };
