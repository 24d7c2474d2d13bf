import { decidePromote } from '../decide/decidePromote';
import type { Job } from './job';

/** Makes the canary live for everyone. */
export const promote = async ({ store, by, target, say }: Job): Promise<void> => {
  const { name, version } = await store.flip(by, decidePromote(store, target.name));
  say(`${name}@${version} er i drift for alle.`);
};
