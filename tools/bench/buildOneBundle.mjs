// @ts-check
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import webpack from 'webpack';

import { compressFolder } from '../build/compress.mjs';
import { writeShellRelease } from '../build/writeRelease.mjs';
import { areaFolders, root } from '../webpack/packageFolders.mjs';
import { describeArea } from './describeArea.mjs';
import { oneBundleConfig, oneBundleFolder } from './oneBundleConfig.mjs';

/** Builds the yardstick, with a release of each area that has nothing to fetch beside the bundle. */
export async function buildOneBundle() {
  const config = /** @type {import('webpack').Configuration} */ (oneBundleConfig());
  const stats = await new Promise((resolve, reject) => {
    webpack(config, (error, done) => (error ? reject(error) : resolve(done)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  await compressFolder(oneBundleFolder);
  const shell = join(oneBundleFolder, 'shell');
  await writeFile(join(shell, 'provided.json'), JSON.stringify({ runtime: [], modules: {} }));
  await writeShellRelease(shell, 'one-bundle');
  await rm(join(oneBundleFolder, 'remotes'), { recursive: true, force: true });
  await Promise.all(areaFolders().map((name) => listArea(name.replace(/^mf-/, ''))));
}

/** The same area with nothing to fetch: its code is in the bundle. @param {string} name */
async function listArea(name) {
  const [version = ''] = await readdir(join(root, 'dist/remotes', name));
  const manifest = JSON.parse(await readFile(join(root, 'dist/remotes', name, version, 'area.json'), 'utf8'));
  const folder = join(oneBundleFolder, 'remotes', name, version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'remoteEntry.js'), '');
  await describeArea(folder, manifest, { files: [], shared: [], later: [] });
}
