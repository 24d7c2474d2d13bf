// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './packageFolders.mjs';
import { antdComponents, antdKey, sharedPackages } from './sharedModules.mjs';
import { providedKeys } from './sharing.mjs';

const folder = join(root, '.cache/generated');

/** Where `antd` leads: one re-export a component, so that each is shared and loaded alone. */
export const antdDoor = () =>
  writeGenerated(
    'antd.mjs',
    antdComponents.map((name) => `export { default as ${name} } from '${antdKey(name)}';`),
  );

/**
 * Where `zod` leads in the shell: the exports that the table names, without the languages that nobody reads. It tells zod
 * not to try whether it may write code at run time, which the Content-Security-Policy refuses and the browser reports.
 */
export const zodDoor = () =>
  writeGenerated('zod.mjs', [
    "import { config } from 'zod/v4';",
    'config({ jitless: true });',
    `export { ${exportsOf('zod').join(', ')} } from 'zod/v4';`,
  ]);

/** The exports that areas may use of a shared module; none listed means all. @param {string} key @returns {string[]} */
export const exportsOf = (key) =>
  sharedPackages.find((entry) => entry.names && entry.keys.includes(key))?.names ?? [];

/** What every area asks for at its start comes in the file of the runtime that loads areas; the rest is fetched alone. @param {string} key */
const atStart = (key) => key === 'single-spa-react' || key.startsWith('@byggtun/shared/');

/** @param {string} key */
const importOf = (key) =>
  atStart(key) ? `import(/* webpackChunkName: "federation" */ '${key}')` : `import('${key}')`;

/** The module `byggtun-provided`: for each shared import its version and how the shell fetches it. */
export const providedModule = () =>
  writeGenerated('provided.mjs', [
    'export const provided = {',
    ...providedKeys().map(
      ({ key, version }) => `  '${key}': { version: '${version}', load: () => ${importOf(key)} },`,
    ),
    '};',
  ]);

/** Writes a module that stands for something; leaves an unchanged one alone, so that caches stay valid. @param {string} name @param {string[]} lines */
export function writeGenerated(name, lines) {
  const path = join(folder, name);
  const text = `${lines.join('\n')}\n`;
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  return path;
}
