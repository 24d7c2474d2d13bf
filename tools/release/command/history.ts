import { readHistory } from '@byggtun/api/release/readHistory';
import type { Flip } from '@byggtun/shared/contract/release';

import { currentState } from '../currentState';
import { timeOf } from '../timeOf';
import type { Job } from './job';

const told = 50;

const words = {
  release: 'sluppet',
  rollback: 'rullet tilbake til',
  canary: 'på prøve',
  promote: 'fra prøve til alle',
  disable: 'slått av',
  enable: 'slått på',
} as const satisfies Record<Flip['action'], string>;

/** The latest changes of what is live. */
export const history = async ({ store, say }: Omit<Job, 'target'>): Promise<void> => {
  const flips = await readHistory(store, await currentState(store), told);
  if (flips.length === 0) say('Ingenting er sluppet ennå.');
  for (const { revision, at, by, action, name, version, before } of flips)
    say(
      `${String(revision).padStart(4)}  ${timeOf(at)}  ${name} ${words[action]} ${version}${before ? ` (før: ${before})` : ''}, ${by}`,
    );
};
