import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { areaFolders, root } from '../webpack/packageFolders.mjs';

/**
 * What a run of the tests looks at.
 * @typedef {object} Scope
 * @property {boolean} whole everything, with what only holds for all of it together
 * @property {string[]} paths files and folders to lint and to hold against the format
 * @property {string[]} types packages whose types are checked
 * @property {string[]} screens packages whose screens are tested
 * @property {string[]} api folders of `api` whose tests are run
 * @property {string[]} journeys folders of `e2e/journeys`; a build goes before them
 * @property {boolean} tools the tests of the tools
 */

/** Journeys that go through several areas. */
const across = 'across';

/** Files below a folder of the repository, as the folder sees them; none where it is not there. @param {string} folder @param {RegExp} like */
export function filesBelow(folder, like) {
  const entries = existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
    : [];
  return entries.flatMap((entry) => {
    // Not by `recursive`, which follows the links in there without end.
    if (entry.name === 'node_modules') return [];
    if (!entry.isDirectory()) return like.test(entry.name) ? [entry.name] : [];
    return filesBelow(`${folder}/${entry.name}`, like).map((file) => `${entry.name}/${file}`);
  });
}

const screenPackages = () => ['shell', 'shared', ...areaFolders()];
const withTypes = () => [...screenPackages(), 'shell/src/worker', 'api', 'tools', 'e2e'];
const journeyFolders = () => [...areaFolders().map((folder) => folder.slice('mf-'.length)), 'shell', across];

/** @returns {Scope} */
const nothing = () => ({
  whole: false,
  paths: [],
  types: [],
  screens: [],
  api: [],
  journeys: [],
  tools: false,
});

/** @returns {Scope} */
export const everything = () => ({
  whole: true,
  paths: ['.'],
  types: withTypes(),
  screens: screenPackages(),
  api: ['src'],
  journeys: journeyFolders(),
  tools: true,
});

/** An area, or the shell, with its part of the API and its journeys. @returns {Scope} */
const column = (folder) => {
  const name = folder.replace(/^mf-/, '');
  const api = filesBelow(`api/src/areas/${name}`, /\.ts$/).length > 0 ? [`src/areas/${name}`] : [];
  const journeys = filesBelow(`e2e/journeys/${name}`, /\.spec\.ts$/).length > 0 ? [name] : [];
  return {
    ...nothing(),
    paths: [
      folder,
      ...api.map((path) => `api/${path}`),
      ...journeys.map((journey) => `e2e/journeys/${journey}`),
    ],
    types: [
      folder,
      ...(folder === 'shell' ? ['shell/src/worker'] : []),
      ...(api.length > 0 ? ['api'] : []),
      ...(journeys.length > 0 ? ['e2e'] : []),
    ],
    screens: [folder],
    api,
    journeys,
  };
};

/** What each name on the command line stands for. @returns {Record<string, () => Scope>} */
const named = () => ({
  ...Object.fromEntries([...areaFolders(), 'shell'].map((folder) => [folder, () => column(folder)])),
  // Everybody is typed by it.
  shared: () => ({ ...nothing(), paths: ['shared'], types: withTypes(), screens: ['shared'] }),
  api: () => ({ ...nothing(), paths: ['api'], types: ['api'], api: ['src'] }),
  tools: () => ({ ...nothing(), paths: ['tools'], types: ['tools'], tools: true }),
  e2e: () => ({ ...nothing(), paths: ['e2e'], types: ['e2e'], journeys: journeyFolders() }),
});

/** @param {Scope} one @param {Scope} other @returns {Scope} */
const both = (one, other) => {
  const lists = /** @type {const} */ (['paths', 'types', 'screens', 'api', 'journeys']);
  const joined = lists.map((list) => [list, [...new Set([...one[list], ...other[list]])]]);
  return { ...one, ...Object.fromEntries(joined), tools: one.tools || other.tools };
};

/** What stands behind `npm test --`: packages by folder, or everything. @param {string[]} names @throws {Error} with a sentence */
export function chooseScope(names) {
  const known = named();
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined)
    throw new Error(
      `Fant ikke ${unknown}. Mulige navn er ${Object.keys(known).join(', ')}; uten navn prøves alt.`,
    );
  return names.length === 0 ? everything() : names.map((name) => known[name]()).reduce(both);
}
