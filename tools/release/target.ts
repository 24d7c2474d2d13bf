import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import type { ReleaseStore } from '@byggtun/api/release/store/releaseStore';

import { versionsIn } from './prune';

/** What a command is about. */
export interface Target {
  /** An area's name, or `shell`. */
  name: string;
  /** The package's folder. */
  folder: string;
  /** A version or the beginning of one, when it was given. */
  version: string | undefined;
}

/** Reads `mf-cases`, `cases`, `shell` or `mf-cases@1.4.0`. @throws ReleaseProblem when it names nothing */
export const readTarget = (text: string | undefined): Target => {
  const [, name, version] = /^(?:mf-)?([a-z]+)(?:@(.+))?$/.exec(text ?? '') ?? [];
  if (!name)
    throw new ReleaseProblem('Si hva det gjelder, for eksempel mf-cases, shell eller mf-cases@1.4.0.');
  return { name, folder: name === 'shell' ? name : `mf-${name}`, version };
};

/** The one version in the store that begins so. @throws ReleaseProblem when there is none, or several */
export const findVersion = async (store: ReleaseStore, { name, version }: Target): Promise<string> => {
  if (!version) throw new ReleaseProblem(`Si hvilken versjon, for eksempel ${name}@1.4.0.`);
  const versions = await versionsIn(store, name);
  if (versions.includes(version)) return version;
  const found = versions.filter((each) => each.startsWith(version));
  if (found.length === 1 && found[0]) return found[0];
  const what =
    found.length === 0 ? `Ingen versjon begynner med ${version}` : `Flere versjoner begynner med ${version}`;
  const list = (found.length === 0 ? versions : found).join(', ');
  throw new ReleaseProblem(`${what}. ${list ? `Velg blant ${list}.` : `${name} er aldri sluppet hit.`}`);
};
