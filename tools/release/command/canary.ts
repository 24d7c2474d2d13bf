import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';

import { decideCanary } from '../decide/decideCanary';
import { findVersion } from '../target';
import type { Job } from './job';
import { rolloutText } from './rolloutText';

/** Gives an uploaded version to some people. */
export const canary = async ({ store, by, target, options: { rollout }, say }: Job): Promise<void> => {
  if (!rollout)
    throw new ReleaseProblem('Si hvem: --percent 10, --role PRL eller --company "Nordre Tømrer AS".');
  const version = await findVersion(store, target);
  await store.flip(by, decideCanary(store, { name: target.name, version, rollout }));
  say(`${target.name}@${version} prøves av ${rolloutText(rollout)}.`);
};
