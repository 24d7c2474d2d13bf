// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { tsImport } from 'tsx/esm/api';

import { buildWhatChanged } from '../build/build.mjs';
import { root } from '../webpack/packageFolders.mjs';

/** The areas that are not compiled here come from the last release; where there is none yet, everything is built once and released. */
export async function ensureRelease() {
  const data = process.env.BYGGTUN_DATA ?? join(root, '.data');
  if (process.env.BYGGTUN_RELEASES ?? existsSync(join(data, 'releases/registry.json'))) return;
  console.log('Ingenting er sluppet på denne maskinen ennå. Alt bygges én gang.');
  await buildWhatChanged();
  process.env.BYGGTUN_DATA = data;
  const { publishLocal } = await tsImport('../release/publishLocal.ts', import.meta.url);
  await publishLocal(join(root, 'dist'));
}
