import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readPackage, root } from '../webpack/packageFolders.mjs';
import { everything } from './scope.mjs';

/**
 * @typedef {import('./scope.mjs').Scope} Scope
 * @typedef {import('./runStages.mjs').Result} Result
 * @typedef {'paths' | 'types' | 'screens' | 'api' | 'journeys' | 'tools' | 'whole'} Kind
 * @typedef {{ kind: Kind, name: string }} Part of a scope
 * @typedef {Record<string, string>} Passed by a part's key: the digest of all that it depends on, as it was when it passed
 */

/** All of the repository but what is only read by people, and what other stages run: no page is built of it. */
const built = [
  '.',
  ...['docs', '*.md', '*.test.ts', '*.test.tsx', '*.test.mjs'].map((path) => `:(exclude)${path}`),
];

/** @param {string} name of an area @returns {string[]} pathspecs that leave out the journeys of all others */
const withoutOthers = (name) =>
  everything()
    .journeys.filter((other) => other !== name)
    .map((other) => `:(exclude)e2e/journeys/${other}`);

/** A package, and the packages of the workspace that it runs with. @param {string} folder @returns {string[]} */
const closureOf = (folder) => {
  const { dependencies = {} } = readPackage(join(root, folder));
  const named = Object.keys(dependencies).filter((name) => name.startsWith('@byggtun/'));
  return [folder, ...named.flatMap((name) => closureOf(name.slice('@byggtun/'.length)))];
};

/** @param {string} path of a folder or file @returns {string} its package */
const packageOf = (path) => path.split('/')[0] ?? path;

/** What a part depends on, as pathspecs of git: each tool, and what lies beside the packages, has its say in all of them. @param {Part} part @returns {string[]} */
export const readsOf = ({ kind, name }) => {
  if (kind === 'journeys') return [...built, ...withoutOthers(name)];
  if (kind === 'whole' || kind === 'tools' || name === '.') return ['.'];
  const folder = kind === 'api' ? 'api' : packageOf(name);
  return ['tools', ':(glob)*', ...new Set(closureOf(folder))];
};

const sha256 = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * One digest for all that git sees there, committed or not.
 * @param {string[]} reads pathspecs
 * @param {Map<string, string>} known digests of single files, by path: each is read once for all digests that are made with it
 * @returns {string | undefined} undefined outside a checkout
 */
export function digestOf(reads, cwd = root, known = new Map()) {
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', ...reads], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) return undefined;
  const digest = createHash('sha256').update(process.version);
  for (const file of listed.stdout.split('\0').filter((one) => one !== '' && existsSync(join(cwd, one)))) {
    if (!known.has(file)) known.set(file, sha256(readFileSync(join(cwd, file))));
    digest.update(`\0${file}\0${known.get(file)}`);
  }
  return digest.digest('hex');
}

/** @param {string} file @returns {Passed} nothing where it can't be read: then all is run */
export function readPassed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const keyOf = ({ kind, name }) => `${kind} ${name}`.trim();

const lists = /** @type {const} */ (['paths', 'types', 'screens', 'api', 'journeys']);

/** @param {Scope} scope @returns {Part[]} */
const partsOf = (scope) => [
  ...lists.flatMap((kind) => scope[kind].map((name) => ({ kind, name }))),
  ...(scope.tools ? [{ kind: /** @type {const} */ ('tools'), name: '' }] : []),
  ...(scope.whole ? [{ kind: /** @type {const} */ ('whole'), name: '' }] : []),
];

/** The stages that try a part. @param {Part} part @returns {string[]} */
const stagesOf = ({ kind, name }) => {
  if (kind === 'paths') return ['lint', 'lint types', 'format'];
  if (kind === 'types') return [`types ${name}`];
  if (kind === 'whole') return ['unused code', 'dependencies', 'version skew', 'hot reload'];
  return [kind];
};

/** What of a scope changed since it passed here, and how to note what passes now. @param {Scope} scope @param {Passed} passed */
export function changedPartsOf(scope, passed) {
  const parts = partsOf(scope);
  const digests = new Map();
  const files = new Map();
  const digest = (part) => {
    const reads = readsOf(part);
    const key = reads.join();
    if (!digests.has(key)) digests.set(key, digestOf(reads, root, files));
    return digests.get(key);
  };
  const begun = new Map(parts.map((part) => [keyOf(part), digest(part)]));
  const isChanged = (part) => {
    const now = begun.get(keyOf(part));
    return now === undefined || now !== passed[keyOf(part)];
  };
  const changed = parts.filter(isChanged);
  const has = (kind, name) => changed.some((part) => part.kind === kind && part.name === name);
  return {
    /** @type {Scope} */
    scope: {
      ...scope,
      ...Object.fromEntries(lists.map((kind) => [kind, scope[kind].filter((name) => has(kind, name))])),
      tools: has('tools', ''),
      whole: has('whole', ''),
    },
    unchanged: parts.filter((part) => !isChanged(part)).map(keyOf),
    /** @param {readonly Result[]} results @returns {Passed} with what has passed, and was not edited meanwhile */
    passedNow: (results) => {
      digests.clear();
      files.clear();
      const isGood = (name) =>
        results.some((one) => one.name === name && one.failed === 0 && one.flaky.length === 0);
      const good = changed.filter(
        (part) => stagesOf(part).every(isGood) && digest(part) === begun.get(keyOf(part)),
      );
      return { ...passed, ...Object.fromEntries(good.map((part) => [keyOf(part), begun.get(keyOf(part))])) };
    },
  };
}
