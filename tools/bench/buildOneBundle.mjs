// @ts-check
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import webpack from 'webpack';

import { compressFolder } from '../build/compress.mjs';
import { writeAreaRelease, writeShellRelease } from '../build/writeRelease.mjs';
import { areaFolders, root } from '../webpack/packageFolders.mjs';
import { oneBundleConfig, oneBundleFolder } from './oneBundleConfig.mjs';

/** Builds the yardstick, with a release of each area that has nothing to fetch beside the bundle. */
export async function buildOneBundle() {
  const config = /** @type {import('webpack').Configuration} */ (oneBundleConfig());
  const stats = await new Promise((resolve, reject) => {
    webpack(config, (error, done) => (error ? reject(error) : resolve(done)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  await compressFolder(oneBundleFolder);
  await describe(join(oneBundleFolder, 'shell'), { 'provided.json': { runtime: [], modules: {} } });
  await writeShellRelease(join(oneBundleFolder, 'shell'), 'one-bundle');
  await Promise.all(areaFolders().map((name) => listArea(name.replace(/^mf-/, ''))));
}

/** @param {string} folder @param {Record<string, unknown>} files what a build would have said */
async function describe(folder, files) {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
}

/** The same area with nothing to fetch: its code is in the bundle. @param {string} name */
async function listArea(name) {
  const [version = ''] = await readdir(join(root, 'dist/remotes', name));
  const manifest = JSON.parse(await readFile(join(root, 'dist/remotes', name, version, 'area.json'), 'utf8'));
  const folder = join(oneBundleFolder, 'remotes', name, version);
  await rm(join(oneBundleFolder, 'remotes', name), { recursive: true, force: true });
  await describe(folder, {
    'area.json': manifest,
    'uses.json': { files: [], shared: [], later: [] },
    'remoteEntry.js': '',
  });
  await writeAreaRelease(folder);
}
