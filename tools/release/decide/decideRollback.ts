import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import type { Change, Decide, ReleaseStore } from '@byggtun/api/release/store/releaseStore';
import type { LiveRelease, ReleaseState } from '@byggtun/shared/contract/release';

import { checkLive } from '../check/checkLive';
import { requireLive } from '../liveOf';
import { nextLive } from './nextLive';

/** The version that a roll-back takes out: the canary when there is one, else the live one. */
const latestOf = (live: LiveRelease | undefined) => live?.canary?.version ?? live?.version;

/** Of two roll-backs at once the second would go one version further back than its person meant. */
const requireSeen = (name: string, seen: LiveRelease | undefined, state: ReleaseState) => {
  const live = requireLive(state, name);
  if (latestOf(seen) === latestOf(live)) return;
  const who = state.last?.name === name ? state.last.by : 'Noen';
  throw new ReleaseProblem(
    `${who} var først: ${name}@${live.version} er i drift nå${live.canary ? `, og ${live.canary.version} på prøve` : ''}. Ingenting er endret.`,
  );
};

/**
 * Undoes the latest: takes a canary back when there is one, else the live version.
 * @param seen what was live when it was asked for; it undoes that, or nothing
 */
export const decideRollback =
  (store: ReleaseStore, { name, seen }: { name: string; seen: LiveRelease | undefined }): Decide =>
  async (state, stamp): Promise<Change> => {
    const { canary, ...before } = requireLive(state, name);
    requireSeen(name, seen, state);
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
