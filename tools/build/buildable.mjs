// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { buildVersion, inputHash } from '../webpack/buildVersion.mjs';
import { areaFolders, root } from '../webpack/packageFolders.mjs';
import { compressFolder } from './compress.mjs';
import { removeOtherVersions } from './removeOtherVersions.mjs';
import { writeAreaRelease, writeShellRelease } from './writeRelease.mjs';

/**
 * @typedef {object} Buildable
 * @property {string} name the package's folder
 * @property {string} hash of everything that goes into it
 * @property {string[]} command run by node in the package's folder
 * @property {string} proof a file that is there when it has been built
 * @property {() => Promise<void>} finish done when the command has ended well
 */

/** @param {string} name */
const webpackCommand = (name) => [
  createRequire(join(root, name, 'package.json')).resolve('webpack-cli/bin/cli.js'),
  '--mode',
  'production',
];

/** @param {string} name @returns {Buildable} */
function area(name) {
  const hash = inputHash(join(root, name));
  const folder = join(root, 'dist/remotes', name.replace(/^mf-/, ''), buildVersion(join(root, name), hash));
  const finish = async () => {
    await compressFolder(folder);
    await writeAreaRelease(folder);
    await removeOtherVersions(folder);
  };
  return { name, hash, command: webpackCommand(name), proof: join(folder, 'release.json'), finish };
}

/** @returns {Buildable} */
function shell() {
  const hash = inputHash(join(root, 'shell'));
  const folder = join(root, 'dist/shell');
  const finish = async () => {
    await compressFolder(folder);
    await writeShellRelease(folder, buildVersion(join(root, 'shell'), hash));
  };
  return {
    name: 'shell',
    hash,
    command: webpackCommand('shell'),
    proof: join(folder, 'release.json'),
    finish,
  };
}

/** @returns {Buildable} */
const api = () => ({
  name: 'api',
  hash: inputHash(join(root, 'api')),
  command: ['build.mjs'],
  proof: join(root, 'api/dist/main.js'),
  finish: () => Promise.resolve(),
});

/** Everything that a build makes; with names, those packages alone. @param {string[]} [names] @returns {Buildable[]} */
export function buildables(names = ['shell', ...areaFolders(), 'api']) {
  return names.map((name) => {
    if (name === 'shell') return shell();
    return name === 'api' ? api() : area(name);
  });
}
