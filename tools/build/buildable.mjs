// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { buildVersion, inputHash } from '../webpack/buildVersion.mjs';
import { areaFolders, root } from '../webpack/packageFolders.mjs';

/**
 * @typedef {object} Buildable
 * @property {string} name the package's folder
 * @property {string} hash of everything that goes into it
 * @property {string[]} command run by node in the package's folder
 * @property {string} proof a file that is there when it has been built
 * @property {string} [output] of an area: the folder of its version, below `dist`
 */

/** @param {string} name */
const webpackCommand = (name) => [
  createRequire(join(root, name, 'package.json')).resolve('webpack-cli/bin/cli.js'),
  '--mode',
  'production',
];

/** Everything that a build makes. @returns {Buildable[]} */
export function buildables() {
  /** @param {string} name @param {string[]} command @param {string} proof */
  const one = (name, command, proof) => ({
    name,
    hash: inputHash(join(root, name)),
    command,
    proof: join(root, proof),
  });
  /** @param {string} name */
  const area = (name) => {
    const folder = join(root, name);
    const hash = inputHash(folder);
    const output = `remotes/${name.replace(/^mf-/, '')}/${buildVersion(folder, hash)}`;
    return {
      name,
      hash,
      command: webpackCommand(name),
      proof: join(root, 'dist', output, 'area.json'),
      output,
    };
  };
  const api = existsSync(join(root, 'api/build.mjs')) ? [one('api', ['build.mjs'], 'api/dist/main.js')] : [];
  return [one('shell', webpackCommand('shell'), 'dist/shell/index.html'), ...areaFolders().map(area), ...api];
}
