// @ts-check
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { root } from '../webpack/packageFolders.mjs';
import { checkIntegrity, integrityOf } from './checkIntegrity.mjs';

const dist = join(root, 'dist');

/** @param {string} path */
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/**
 * Writes `dist/remotes.json` (`registry` of the contract): these versions of the areas are live.
 * @param {string[]} outputs their folders below `dist`
 */
export async function writeRegistry(outputs) {
  const shell = await readJson(join(dist, 'shell/provided.json'));
  const areas = await Promise.all(outputs.map((output) => registryEntry(output, shell)));
  await writeFile(join(dist, 'remotes.json'), `${JSON.stringify({ areas }, undefined, 2)}\n`);
  await Promise.all(outputs.map(removeOldVersions));
}

/**
 * @param {string} output the area's folder below `dist`
 * @param {{ runtime: string[], modules: Record<string, string[]> }} shell what the shell's files bring
 */
async function registryEntry(output, shell) {
  await checkIntegrity(join(dist, output));
  const manifest = await readJson(join(dist, output, 'area.json'));
  const uses = await readJson(join(dist, output, 'uses.json'));
  const missing = uses.shared.filter((/** @type {string} */ key) => !shell.modules[key]);
  if (missing.length > 0)
    throw new Error(`${manifest.name} needs ${missing.join(', ')}, which the shell does not provide`);
  const shellFiles = [
    ...shell.runtime,
    ...uses.shared.flatMap((/** @type {string} */ key) => shell.modules[key] ?? []),
  ];
  return {
    manifest,
    entry: `/${output}/remoteEntry.js`,
    integrity: integrityOf(await readFile(join(dist, output, 'remoteEntry.js'))),
    preload: [
      ...uses.files.map((/** @type {string} */ file) => `/${output}/${file}`),
      ...new Set(shellFiles.map((file) => `/${file}`)),
    ],
  };
}

/** Keeps the version before the live one, for the tabs that have it open. @param {string} output */
async function removeOldVersions(output) {
  const folder = dirname(join(dist, output));
  const versions = (await readdir(folder))
    .map((name) => join(folder, name))
    .filter((path) => path !== join(dist, output));
  const aged = await Promise.all(versions.map(async (path) => ({ path, built: (await stat(path)).mtimeMs })));
  const old = aged.sort((a, b) => b.built - a.built).slice(1);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}
