import { readHistory } from '@byggtun/api/release/readHistory';
import { readShellRelease } from '@byggtun/api/release/readRelease';
import { releaseFolder } from '@byggtun/api/release/store/paths';
import type { ReleaseStore } from '@byggtun/api/release/store/releaseStore';

import { currentState } from './currentState';
import { liveOf } from './liveOf';

/** Names of the versions of an area, or of the shell, that lie in a store. */
export const versionsIn = async (store: ReleaseStore, name: string): Promise<string[]> =>
  (await store.list(name === 'shell' ? 'shell' : `remotes/${name}`)).filter((each) => each !== 'assets');

/** Removes the shell's hashed files that no version uses any more. */
const prunePool = async (store: ReleaseStore) => {
  const versions = await versionsIn(store, 'shell');
  const releases = await Promise.all(versions.map((version) => readShellRelease(store, version)));
  const used = new Set(releases.flatMap(({ files }) => files.map(({ path }) => path)));
  const stray = (await store.list('shell/assets')).filter(
    (name) => !used.has(`assets/${name.replace(/\.(br|gz)$/, '')}`),
  );
  for (const name of stray) await store.remove(`shell/assets/${name}`);
};

/** How many of the versions that were last told of are kept, what was rolled back among them. */
const latest = 5;

/** Removes versions once live, but the live one, the canary, those to roll back to, the latest five; what was only uploaded stays. */
export const prune = async (store: ReleaseStore): Promise<void> => {
  const state = await currentState(store);
  const history = await readHistory(store, state, Infinity);
  for (const name of ['shell', ...Object.keys(state.areas)]) {
    const live = liveOf(state, name);
    const known = [...new Set(history.filter((flip) => flip.name === name).map(({ version }) => version))];
    const kept = new Set([
      live?.version,
      live?.canary?.version,
      ...(live?.previous ?? []),
      ...known.slice(0, latest),
    ]);
    const old = (await versionsIn(store, name)).filter(
      (version) => !kept.has(version) && known.includes(version),
    );
    for (const version of old) await store.remove(releaseFolder(name, version));
    if (name === 'shell' && old.length > 0) await prunePool(store);
  }
};
