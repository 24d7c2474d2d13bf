import { putRelease } from '@byggtun/api/release/putRelease';
import { readHistory } from '@byggtun/api/release/readHistory';
import { folderStore } from '@byggtun/api/release/store/folderStore';
import type { ReleaseStore } from '@byggtun/api/release/store/releaseStore';
import type { Flip, LiveRelease, ReleaseState } from '@byggtun/shared/contract/release';

import { builtNames, type BuiltRelease, readBuilt } from './builtRelease';
import { checkWhole } from './check/checkLive';
import { currentState } from './currentState';
import { nextLive } from './decide/nextLive';
import { liveOf } from './liveOf';
import { prune } from './prune';

/** Who puts builds live that nobody has released. */
const starter = 'npm start';

/** Whether the latest that was done with a version is that a person took it out, as a canary or for everyone. */
const isWithdrawn = (history: Flip[], { name, version }: BuiltRelease): boolean => {
  const latest = history.find(
    (flip) => flip.name === name && (flip.version === version || flip.before === version),
  );
  if (latest?.action !== 'rollback') return false;
  return (latest.before ?? latest.version) === version;
};

/**
 * A build goes live when the store has never had it live: a version that somebody has rolled back, or released another one
 * over, stays where it is. What the last start itself put there gives way to any other build, but for one that a person has rolled back.
 */
const mayGoLive = (live: LiveRelease | undefined, history: Flip[], built: BuiltRelease): boolean => {
  const { name, version } = built;
  if (!live) return true;
  if (live.version === version || live.canary?.version === version) return false;
  if (isWithdrawn(history, built)) return false;
  const wasLive = history.some(
    (flip) => flip.name === name && flip.version === version && flip.action !== 'canary',
  );
  return live.since.by === starter || !wasLive;
};

const publish = async (store: ReleaseStore, state: ReleaseState, history: Flip[], built: BuiltRelease) => {
  const { name, version, release, files } = built;
  if (!mayGoLive(liveOf(state, name), history, built)) return [];
  await putRelease(store, name, version, release, files);
  const flip = await store.flip(starter, async (now, stamp) => {
    await checkWhole(store, name, version);
    const before = liveOf(now, name);
    return {
      action: 'release',
      name,
      version,
      ...(before && { before: before.version }),
      live: nextLive(before, version, stamp),
    };
  });
  return [flip];
};

/**
 * Puts every build that the store has never had live there and makes it so. They were built from the same sources, so they
 * are not held against each other.
 * @param releases folder of the store
 * @param dist folder of builds
 * @returns what became live
 */
export const publishBuilt = async (releases: string, dist: string): Promise<Flip[]> => {
  const store = folderStore(releases, (sentence) => console.log(sentence));
  const state = await currentState(store);
  const history = await readHistory(store, state, Infinity);
  const flips: Flip[] = [];
  for (const name of await builtNames(dist))
    flips.push(...(await publish(store, state, history, await readBuilt(dist, name))));
  await prune(store);
  return flips;
};
