import { join } from 'node:path';

import { putRelease } from '@byggtun/api/release/putRelease';
import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';

import { buildWhatChanged } from '../../build/build.mjs';
import { areaFolders, root } from '../../webpack/packageFolders.mjs';
import { readBuilt } from '../builtRelease';
import { overBudget } from '../check/byteBudget';
import { currentState } from '../currentState';
import { liveOf } from '../liveOf';
import { runTests } from '../runTests';
import { findVersion } from '../target';
import { goLive } from './goLive';
import type { Job } from './job';

/** Makes live what was uploaded before. */
const releaseUploaded = async (job: Job): Promise<void> => {
  const seen = liveOf(await currentState(job.store), job.target.name);
  await goLive(job, await findVersion(job.store, job.target), seen);
};

/** Builds one package alone, tests and checks it, uploads it and makes it live; a version that is named is there already. */
export const release = async (job: Job): Promise<void> => {
  const { store, target, say } = job;
  const { name, folder, version } = target;
  if (version !== undefined) return releaseUploaded(job);
  const packages = ['shell', ...areaFolders()];
  if (!packages.includes(folder))
    throw new ReleaseProblem(`${folder} finnes ikke her. Velg blant ${packages.join(', ')}.`);
  const started = performance.now();
  const seen = liveOf(await currentState(store), name);
  const [problem] = await Promise.all([runTests(folder), buildWhatChanged([folder])]);
  if (problem) throw new ReleaseProblem(`${problem}\nTestene til ${folder} feiler. Ingenting er endret.`);
  const built = await readBuilt(join(root, 'dist'), name);
  const heavy = 'manifest' in built.release ? overBudget(built.release, built.files) : [];
  if (heavy.length > 0) throw new ReleaseProblem(`${name} er for tung. ${heavy.join(' ')}`);
  const isNew = await putRelease(store, name, built.version, built.release, built.files);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(
    `${name}@${built.version} er bygd, testet og ${isNew ? 'lastet opp' : 'lastet opp fra før'} (${seconds} s).`,
  );
  await goLive(job, built.version, seen);
};
