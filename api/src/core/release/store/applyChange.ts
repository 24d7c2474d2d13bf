import type { Flip, ReleaseState } from '@byggtun/shared/contract/release';

import type { Change, Stamp } from './releaseStore';

/** The state after a change, and the record of it. */
export const applyChange = (
  state: ReleaseState,
  change: Change,
  { at, by }: Stamp,
): ReleaseState & { last: Flip } => {
  const { live, ...what } = change;
  const last: Flip = { revision: state.revision + 1, at, by, ...what };
  const { revision } = last;
  return what.name === 'shell'
    ? { ...state, revision, last, shell: live }
    : { ...state, revision, last, areas: { ...state.areas, [what.name]: live } };
};
