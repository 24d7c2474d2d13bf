// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { readPackage, root } from './packageFolders.mjs';

const notBuilt = /^(node_modules|dist|coverage|README\.md|jest\.config\.mjs)$|\.test\.\w+$/;

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notBuilt.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });

/**
 * The hash of everything that goes into a package's build: its own files, shared's, the preset and the locked versions.
 * 64 hexadecimal digits.
 * @param {string} folder the package's folder
 */
export function inputHash(folder) {
  const files = [
    ...filesBelow(folder),
    ...filesBelow(join(root, 'shared/src')),
    ...filesBelow(join(root, 'tools/webpack')),
    ...['pnpm-lock.yaml', 'tsconfig.json', 'shared/package.json'].map((name) => join(root, name)),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * An area's version: its package's, and eight digits of the hash of what it is built from.
 * @param {string} folder
 * @param {string} [hash] when it is known already, as in a build of everything
 */
export const buildVersion = (folder, hash = inputHash(folder)) =>
  `${readPackage(folder).version}-${hash.slice(0, 8)}`;
