// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import webpack from 'webpack';

import { compressFolder } from '../build/compress.mjs';
import { root } from '../webpack/packageFolders.mjs';
import { oneBundleConfig, oneBundleFolder } from './oneBundleConfig.mjs';

/** Builds the yardstick; its registry lists the same areas, with nothing to fetch beside the bundle. */
export async function buildOneBundle() {
  const config = /** @type {import('webpack').Configuration} */ (oneBundleConfig());
  const stats = await new Promise((resolve, reject) => {
    webpack(config, (error, done) => (error ? reject(error) : resolve(done)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const { areas } = JSON.parse(await readFile(join(root, 'dist/remotes.json'), 'utf8'));
  const inside = areas.map((/** @type {{ manifest: object }} */ { manifest }) => ({
    manifest,
    entry: '/config.json',
    preload: [],
  }));
  await writeFile(join(oneBundleFolder, 'remotes.json'), JSON.stringify({ areas: inside }));
  await compressFolder(oneBundleFolder);
}
