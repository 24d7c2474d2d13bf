import { join } from 'node:path';

import { buildVersion } from '../../webpack/buildVersion.mjs';
import { areaFolders, root } from '../../webpack/packageFolders.mjs';
import { currentState } from '../currentState';
import { liveOf } from '../liveOf';
import type { Job } from './job';

/** The packages that would build to another version than the live one, a line each for pipelines; the shell first, as areas may need it. */
export const due = async ({ store, say }: Omit<Job, 'target'>): Promise<void> => {
  const state = await currentState(store);
  for (const folder of ['shell', ...areaFolders()]) {
    const live = liveOf(state, folder.replace(/^mf-/, ''))?.version;
    const version = buildVersion(join(root, folder));
    if (version !== live) say(`${folder} ${live ?? '-'} ${version}`);
  }
};
