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
 */

/** @param {string} name */
const webpackCommand = (name) => [
  createRequire(join(root, name, 'package.json')).resolve('webpack-cli/bin/cli.js'),
  '--mode',
  'production',
];

/** The folder of an area's version, below `dist`. @param {string} name the package's folder */
export const areaOutput = (name) => `remotes/${name.replace(/^mf-/, '')}/${buildVersion(join(root, name))}`;

/** Everything that a build makes. @returns {Buildable[]} */
export function buildables() {
  /** @param {string} name @param {string[]} command @param {string} proof */
  const one = (name, command, proof) => ({
    name,
    hash: inputHash(join(root, name)),
    command,
    proof: join(root, proof),
  });
  const api = existsSync(join(root, 'api/build.mjs')) ? [one('api', ['build.mjs'], 'api/dist/main.js')] : [];
  return [
    one('shell', webpackCommand('shell'), 'dist/shell/index.html'),
    ...areaFolders().map((name) => one(name, webpackCommand(name), `dist/${areaOutput(name)}/area.json`)),
    ...api,
  ];
}
