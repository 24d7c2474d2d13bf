// @ts-check
import { join } from 'node:path';

import { areaFolders, root } from '../webpack/packageFolders.mjs';
import { readManifest } from '../webpack/readManifest.mjs';

/** The registry of the development server: every area by its manifest as it is now. */
export async function devRegistry() {
  const areas = await Promise.all(
    areaFolders().map(async (folder) => {
      const name = folder.replace(/^mf-/, '');
      const read = await readManifest(join(root, folder), name);
      if ('problem' in read) throw new Error(read.problem);
      return {
        manifest: { ...read.manifest, version: 'development' },
        entry: `/remotes/${name}/development/remoteEntry.js`,
        preload: [],
      };
    }),
  );
  return { revision: 0, shell: { version: 'development' }, areas };
}
