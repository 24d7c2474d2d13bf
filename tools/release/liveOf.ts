import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import type { LiveRelease, ReleaseState } from '@byggtun/shared/contract/release';

/** What is live of an area, or of the shell. */
export const liveOf = (state: ReleaseState, name: string): LiveRelease | undefined =>
  name === 'shell' ? state.shell : state.areas[name];

/** The same, where there must be something. @throws ReleaseProblem when nothing was ever released */
export const requireLive = (state: ReleaseState, name: string): LiveRelease => {
  const live = liveOf(state, name);
  if (!live) throw new ReleaseProblem(`${name} har ingen versjon i drift.`);
  return live;
};
