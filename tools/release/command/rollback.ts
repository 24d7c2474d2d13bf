import { currentState } from '../currentState';
import { decideRollback } from '../decide/decideRollback';
import { liveOf } from '../liveOf';
import type { Job } from './job';

/** Undoes the latest release, or the canary when there is one. */
export const rollback = async ({ store, by, target, say }: Job): Promise<void> => {
  const { name } = target;
  const seen = liveOf(await currentState(store), name);
  const { version, before } = await store.flip(by, decideRollback(store, { name, seen }));
  say(
    before === undefined
      ? `Prøveversjonen ${name}@${version} er trukket tilbake.`
      : `${name} er tilbake på ${version} (${before} er ute av drift).`,
  );
};
