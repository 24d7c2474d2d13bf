// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

import { readPackage, root } from './packageFolders.mjs';
import { reachedShared } from './reachedShared.mjs';
import { doors } from './sharing.mjs';

const notBuilt = /^(node_modules|dist|coverage|README\.md|jest\.config\.mjs)$|\.test\.\w+$/;

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notBuilt.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });

/** Packages whose locked versions end in every build. */
const lockedWith = ['shared', 'shell', 'tools'];

/** The locked versions, without those that only other packages ask for. @param {string} folder */
export function lockedFor(folder, lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) {
  const own = [...lockedWith, basename(folder)];
  return lockfile.replace(/^importers:\n[^]*?^(?=packages:)/m, (importers) =>
    importers
      .split(/^(?= {2}\S+:$)/m)
      .filter((section) => own.includes(/^ {2}(\S+):$/m.exec(section)?.[1] ?? ''))
      .join(''),
  );
}

/** Hash (64 hex digits) of a package's build: its files, what it reaches of shared, preset, locked versions. @param {string} folder */
export function inputHash(folder) {
  const own = filesBelow(folder);
  const provided = basename(folder) === 'shell' ? doors().map(({ file }) => file) : [];
  const files = [
    ...own,
    ...reachedShared([...own, ...provided]),
    ...filesBelow(join(root, 'tools/webpack')),
    ...['tsconfig.json', 'shared/package.json'].map((name) => join(root, name)),
  ];
  const hash = createHash('sha256').update(lockedFor(folder));
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
