import { decideRollback } from '../decide/decideRollback';
import type { Job } from './job';

/** Undoes the latest release, or the canary when there is one. */
export const rollback = async ({ store, by, target, say }: Job): Promise<void> => {
  const { name, version, before } = await store.flip(by, decideRollback(store, target.name));
  say(
    before === undefined
      ? `Prøveversjonen ${name}@${version} er trukket tilbake.`
      : `${name} er tilbake på ${version} (${before} er ute av drift).`,
  );
};
