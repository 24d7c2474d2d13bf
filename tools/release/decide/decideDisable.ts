import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import type { Change, Decide } from '@byggtun/api/release/store/releaseStore';

import { requireLive } from '../liveOf';

/** Turns an area off for everyone, or on again. The shell can't be: there would be nobody to say so. */
export const decideDisable =
  (name: string, action: 'disable' | 'enable'): Decide =>
  (state, stamp): Promise<Change> => {
    if (name === 'shell') throw new ReleaseProblem('Skallet kan ikke slås av; rull det tilbake i stedet.');
    const { disabled, ...before } = requireLive(state, name);
    if (action === 'disable' && disabled)
      throw new ReleaseProblem(`${name} er allerede slått av av ${disabled.by}.`);
    if (action === 'enable' && !disabled) throw new ReleaseProblem(`${name} er ikke slått av.`);
    const live = action === 'disable' ? { ...before, disabled: stamp } : before;
    return Promise.resolve({ action, name, version: before.version, live });
  };
