// @ts-check

/**
 * A fault for a stage of `npm test`.
 * @typedef {object} Fault
 * @property {string} stage
 * @property {string} file in which it is planted
 * @property {string} text of that file, or what is written before what stands there
 * @property {string} named words by which the end of the run has to name it
 * @property {string} [tested] the test file that its runner is given
 */

const walked =
  "import { expect, test } from '@playwright/test';\n\ntest('planted', () => {\n  expect(1).toBe(2);\n});\n";

/** Files called like tests are read by all gates, and knip does not ask who imports them. */
const test = 'shared/src/planted';

/** What is found before anything is walked. The first run has all of them. @type {readonly Fault[]} */
export const faults = [
  {
    stage: 'lint',
    file: `${test}Lint.test.ts`,
    text: 'var planted = 1;\nexport const lint = planted;\n',
    named: `${test}Lint.test.ts:1`,
  },
  {
    stage: 'lint types',
    file: `${test}Promise.test.ts`,
    text: 'Promise.resolve(1);\n\nexport {};\n',
    named: `${test}Promise.test.ts:1`,
  },
  {
    stage: 'types shared',
    file: `${test}Type.test.ts`,
    text: "export const planted: number = 'one';\n",
    named: `${test}Type.test.ts:1`,
  },
  {
    stage: 'format',
    file: `${test}Format.test.ts`,
    text: 'export const planted = "one";\n',
    named: `${test}Format.test.ts`,
  },
  {
    stage: 'unused code',
    file: 'api/src/core/time/today.ts',
    text: 'export const plantedUnused = 1;\n',
    named: 'plantedUnused',
  },
  {
    stage: 'dependencies',
    file: 'tools/planted/b.mjs',
    text: "import { a } from './a.test.mjs';\n\nexport const b = () => a;\n",
    named: 'tools/planted/',
  },
  {
    stage: 'tools',
    file: 'tools/planted/a.test.mjs',
    text: "import { test } from 'node:test';\n\nimport { b } from './b.mjs';\n\nexport const a = 'planted';\ntest('planted', () => {\n  throw new Error(b());\n});\n",
    named: 'tools/planted/a.test.mjs:6 › planted',
    tested: 'tools/planted/a.test.mjs',
  },
  {
    stage: 'api',
    file: 'api/src/planted.test.ts',
    text: "import { test } from 'node:test';\n\ntest('planted', () => {\n  throw new Error('planted');\n});\n",
    named: 'api/src/planted.test.ts:3 › planted',
    tested: 'api/src/planted.test.ts',
  },
  {
    stage: 'screens',
    file: `${test}.test.tsx`,
    text: "test('planted', () => {\n  expect(1).toBe(2);\n});\n",
    named: `${test}.test.tsx:1 › planted`,
    tested: `${test}.test.tsx`,
  },
  {
    stage: 'build',
    // A package: who looks for unused code bundles the area for its configuration, and leaves those out.
    file: 'mf-profile/src/profile/ProfilePage.tsx',
    text: "import 'planted';\n\n",
    named: 'mf-profile',
  },
];

/** What is walked, where nothing else is left to walk. @type {readonly Fault[]} */
export const walkedFaults = [
  ['journeys', 'e2e/journeys/across/planted.spec.ts'],
  ['version skew', 'e2e/skew/planted.spec.ts'],
  ['hot reload', 'e2e/development/planted.spec.ts'],
].map(([stage = '', file = '']) => ({ stage, file, text: walked, named: `${file}:3` }));
