import type { LiveRelease } from '@byggtun/shared/contract/release';

import { decideCanary } from '../decide/decideCanary';
import { decideRelease } from '../decide/decideRelease';
import type { Job } from './job';
import { rolloutText } from './rolloutText';

/** Makes an uploaded version live: for everyone, or for some when the command line says so. @param seen what was live when the work began */
export const goLive = async (
  { store, by, target, options, say }: Job,
  version: string,
  seen: LiveRelease | undefined,
): Promise<void> => {
  const { name } = target;
  const { rollout, upload } = options;
  if (upload) return say(`${name}@${version} ligger i ${store.title}; ingenting annet er i drift enn før.`);
  if (seen?.version === version) return say(`${name}@${version} er allerede i drift; ingenting er endret.`);
  if (rollout) {
    await store.flip(by, decideCanary(store, { name, version, rollout }));
    return say(`${name}@${version} prøves av ${rolloutText(rollout)}.`);
  }
  await store.flip(by, decideRelease(store, { name, version, seen }));
  say(`${name}@${version} er i drift.`);
  if (seen?.canary && seen.canary.version !== version)
    say(`Prøveversjonen ${seen.canary.version} er dermed avsluttet.`);
  if (seen?.disabled)
    say(`Området er fortsatt slått av; slå det på med: npm run release -- enable ${target.folder}`);
};
