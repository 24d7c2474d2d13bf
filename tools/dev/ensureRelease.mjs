// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { buildWhatChanged } from '../build/build.mjs';
import { foldersOf } from '../run/folders.mjs';
import { publishOrEnd } from '../run/publishOrEnd.mjs';
import { root } from '../webpack/packageFolders.mjs';

/** The areas that are not compiled here come from the last release; where there is none yet, everything is built once and released. */
export async function ensureRelease() {
  const { BYGGTUN_DATA } = foldersOf(process.env);
  if (process.env.BYGGTUN_RELEASES || existsSync(join(BYGGTUN_DATA, 'releases/registry.json'))) return;
  console.log('Ingenting er sluppet på denne maskinen ennå. Alt bygges én gang.');
  await buildWhatChanged();
  await publishOrEnd(join(root, 'dist'));
}
