import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { findHeadlessShell } from '../run/chromium.mjs';
import { root } from '../webpack/packageFolders.mjs';
import { countJest, countNodeTests, countPlaywright } from './counts.mjs';
import {
  readBuild,
  readDependencies,
  readFormat,
  readLint,
  readTypedLint,
  readTypes,
  readUnused,
} from './gateFailures.mjs';
import { everything, filesBelow } from './scope.mjs';

/**
 * @typedef {import('./runStages.mjs').Stage} Stage
 * @typedef {import('./scope.mjs').Scope} Scope
 */

const bin = (name) => join(root, 'node_modules/.bin', name);
const report = (name) => join(root, '.cache/reports', `${name}.json`);
const reporter = (name) => join(root, 'tools/test', `${name}Reporter.mjs`);
// TypeScript 7 checks in a fifth of the time; the editors and loaders use 6 (docs/decisions/held-back.md).
const nativeTsc = join(root, 'node_modules/typescript-native/bin/tsc');

const nodeReporters = ['tap', pathToFileURL(reporter('node')).href].flatMap((name) => [
  `--test-reporter=${name}`,
  '--test-reporter-destination=stdout',
]);

/** More room for objects that live shortly: a third of the young collections (docs/decisions/gate.md). */
const roomy = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};

/** @returns {Stage} */
const lint = (paths) => ({
  name: 'lint',
  command: bin('eslint'),
  env: roomy,
  args: [...paths, '--max-warnings', '0'],
  read: readLint,
});

/** The rules that ask for types (.oxlintrc.json). @returns {Stage} */
const lintTypes = (paths) => ({
  name: 'lint types',
  command: bin('oxlint'),
  args: ['--type-aware', '--format=unix', ...paths],
  read: readTypedLint,
});

/** @returns {Stage} */
const apiTests = (paths) => ({
  name: 'api',
  command: 'npm',
  args: ['test', '--', ...nodeReporters, ...paths],
  cwd: 'api',
  count: countNodeTests,
  narrow: (files) => apiTests(files.map((file) => relative('api', file))),
});

/** @returns {Stage[]} */
const api = (folders) => {
  const tested = folders.filter((folder) => filesBelow(`api/${folder}`, /\.test\.ts$/).length > 0);
  return tested.length > 0 ? [apiTests(tested)] : [];
};

/** @returns {Stage[]} */
const screens = (packages) => {
  const file = report('jest');
  const args = [
    '--projects',
    ...packages,
    '--maxWorkers=1',
    '--testLocationInResults',
    '--json',
    `--outputFile=${file}`,
    '--reporters=default',
    `--reporters=${reporter('jest')}`,
  ];
  /** @type {Stage} */
  const stage = { name: 'screens', command: bin('jest'), args, env: roomy, count: countJest(file) };
  const narrow = (files) => ({ ...stage, args: [...args, '--runTestsByPath', ...files] });
  return packages.length > 0 ? [{ ...stage, narrow }] : [];
};

/** @returns {Stage} */
const build = () => ({
  name: 'build',
  command: process.execPath,
  args: ['tools/run/build.mjs'],
  read: readBuild,
});

/** The trial's area is tested where the trial puts it. */
const toolTests = () =>
  filesBelow('tools', /\.test\.(?:ts|mjs)$/).filter((file) => !file.startsWith('trial/area/'));

/** @returns {Stage} */
const tools = (files = toolTests()) => ({
  name: 'tools',
  command: process.execPath,
  // tsx puts a file into one line; its maps are read all the same.
  args: ['--import', 'tsx', '--enable-source-maps', '--test', ...nodeReporters, ...files],
  cwd: 'tools',
  count: countNodeTests,
  narrow: (failed) => tools(failed.map((file) => relative('tools', file))),
});

/** @returns {Stage} */
const types = (name) => ({
  name: `types ${name}`,
  command: process.execPath,
  args: [nativeTsc, '--noEmit', '-p', name],
  read: readTypes,
});

/** @returns {Stage} */
const format = (paths) => ({
  name: 'format',
  command: bin('prettier'),
  env: roomy,
  args: ['--check', '--log-level', 'warn', ...paths],
  read: readFormat,
});

/** What only holds for everything together. @returns {Stage[]} */
const ofAll = (packages) => [
  { name: 'unused code', command: bin('knip'), args: ['--no-progress'], read: readUnused },
  {
    name: 'dependencies',
    command: bin('depcruise'),
    args: [
      '--config',
      '.dependency-cruiser.mjs',
      ...packages.map((name) => `${name}/src`),
      'api/src',
      'tools',
      'e2e',
    ],
    read: readDependencies,
  },
];

/** Where each configuration leaves traces and pictures, in `.cache`: its `outputDir`. */
const outputs = {
  playwright: 'e2e-results',
  skew: 'e2e-skew-results',
  development: 'e2e-development-results',
};

/**
 * What a browser walks; its failed ones are walked once more, alone, on a portal and data made anew. Playwright empties its folder first: the
 * second walk has one of its own, so that what failed can still be seen. @returns {Stage}
 */
const walk = (name, file, chromium, args) => {
  const walked = (title, reportFile, more) => ({
    name: title,
    command: 'npx',
    args: ['playwright', 'test', `--reporter=list,json,${reporter('playwright')}`, ...more, ...args],
    cwd: 'e2e',
    env: {
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    },
    count: countPlaywright(reportFile),
  });
  const output = `../.cache/${outputs[file]}`;
  const lastFailed = ['--last-failed', `--last-failed-file=${output}/.last-run.json`];
  const onceMore = [...lastFailed, `--output=${output}-once-more`, '--workers=1', '--trace=on'];
  return {
    ...walked(name, report(file), ['--trace=off']),
    again: walked(`${name} once more`, report(`${file}-once-more`), onceMore),
    narrow: () => walked(name, report(file), ['--last-failed']),
  };
};

/** The stages of a scope, in groups that run in turn. @param {Scope} scope @param {string} chromium its path @returns {Stage[][]} */
export const stagesOf = (scope, chromium) => [
  [
    ...(scope.paths.length > 0 ? [lint(scope.paths), lintTypes(scope.paths)] : []),
    ...api(scope.api),
    ...screens(scope.screens),
    ...(scope.whole || scope.journeys.length > 0 ? [build()] : []),
    ...(scope.tools ? [tools()] : []),
    ...scope.types.map(types),
    ...(scope.paths.length > 0 ? [format(scope.paths)] : []),
    ...(scope.whole ? ofAll(everything().screens) : []),
  ],
  ...(scope.journeys.length > 0
    ? [[walk('journeys', 'playwright', chromium, scope.whole ? [] : scope.journeys.map(journeyFolder))]]
    : []),
  ...(scope.whole
    ? [
        // After the others: it runs two portals of its own.
        [walk('version skew', 'skew', chromium, ['-c', 'playwright.skew.config.ts'])],
        // Alone: it edits a source file, which the others read.
        [walk('hot reload', 'development', chromium, ['-c', 'playwright.development.config.ts'])],
      ]
    : []),
];

/** As Playwright wants it: a part of the files' paths. @param {string} name */
const journeyFolder = (name) => `journeys/${name}/`;
