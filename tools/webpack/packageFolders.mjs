// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The folders of the areas, `mf-cases` and so on. */
export const areaFolders = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/manifest.ts')))
    .sort();

/** @param {string} folder @returns {{ name: string, version: string }} */
export const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The installed version of a package, as seen from the shell, which provides it. @param {string} name */
export function installedVersion(name) {
  const from = createRequire(join(root, 'shell/package.json'));
  const seen = name === 'react-router' ? createRequire(from.resolve('react-router-dom')) : from;
  const paths = seen.resolve.paths(name) ?? [];
  const folder = paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
  if (!folder) throw new Error(`${name} is not installed for @byggtun/shell`);
  return readPackage(folder).version;
}
