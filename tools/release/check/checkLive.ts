import { readStoredFiles } from '@byggtun/api/release/readFiles';
import { readAreaRelease, readRelease, readShellRelease } from '@byggtun/api/release/readRelease';
import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import type { ReleaseStore } from '@byggtun/api/release/store/releaseStore';
import type { AreaRelease, LiveRelease, ReleaseState } from '@byggtun/shared/contract/release';

import { collisions } from './collisions';
import { fit } from './fit';
import { missingPlaces } from './missingPlaces';

const versionsOf = ({ version, canary }: LiveRelease) => [version, ...(canary ? [canary.version] : [])];

/** The releases that browsers get of every area but this one. */
const otherAreas = (store: ReleaseStore, state: ReleaseState, name: string): Promise<AreaRelease[]> =>
  Promise.all(
    Object.entries(state.areas)
      .filter(([other]) => other !== name)
      .flatMap(([other, live]) => versionsOf(live).map((version) => readAreaRelease(store, other, version))),
  );

const problemsOf = async (
  store: ReleaseStore,
  state: ReleaseState,
  name: string,
  version: string,
): Promise<string[]> => {
  const others = await otherAreas(store, state, name);
  if (name === 'shell') {
    const shell = await readShellRelease(store, version);
    return others.flatMap((area) => fit(area, shell));
  }
  const manifests = others.map(({ manifest }) => manifest);
  const area = await readAreaRelease(store, name, version);
  const shells = state.shell ? versionsOf(state.shell) : [];
  const shellReleases = await Promise.all(shells.map((each) => readShellRelease(store, each)));
  return [
    ...shellReleases.flatMap((shell) => fit(area, shell)),
    ...collisions(area.manifest, manifests),
    ...missingPlaces([area.manifest, ...manifests]),
  ];
};

/** Whether every file of a version is in the store as it was built. @throws ReleaseProblem naming what is missing or differs */
export const checkWhole = async (store: ReleaseStore, name: string, version: string): Promise<void> => {
  await readStoredFiles(store, name, version, await readRelease(store, name, version));
};

/**
 * Whether a version may go live beside what is live now: it is whole, areas fit the shell, no two areas take one address or one
 * contribution, and every place that is filled is there.
 * @throws ReleaseProblem with every reason why not
 */
export const checkLive = async (
  store: ReleaseStore,
  state: ReleaseState,
  name: string,
  version: string,
): Promise<void> => {
  await checkWhole(store, name, version);
  const problems = await problemsOf(store, state, name, version);
  if (problems.length > 0) throw new ReleaseProblem(problems.join('\n'));
};
