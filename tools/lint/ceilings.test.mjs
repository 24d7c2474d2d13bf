import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

import { ceilings } from './ceilings.mjs';

const root = new URL('../../', import.meta.url).pathname;
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
    ceilings,
  ],
});

/** What the rule says of this line planted in this file. */
const plant = async (filePath, line) => {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: `${root}${filePath}` });
  return result.messages.map(({ message }) => message).join('\n');
};

const wrong = [
  ['e2e/journeys/cases/x.spec.ts', 'await expect(row).toBeVisible({ timeout: 2_000 });', 'in one place'],
  ['mf-cases/src/x.test.tsx', "await screen.findByText('a', {}, { timeout: 4000 });", 'in one place'],
  [
    'e2e/journeys/cases/x.spec.ts',
    'await new Promise((resolve) => setTimeout(resolve, 2_000));',
    'hold the answer',
  ],
  ['e2e/journeys/shell/x.spec.ts', 'test.setTimeout(120_000);', 'configuration'],
];

for (const [file, line, says] of wrong)
  test(`refused in ${file}: ${line}`, async () => assert.match(await plant(file, line), new RegExp(says)));

const right = [
  ['e2e/journeys/cases/x.spec.ts', 'await expect(row).toBeVisible(soon);'],
  ['e2e/support/soon.ts', 'export const soon = { timeout: 4_000 };'],
  ['api/src/core/limit/x.test.ts', "await queue.enter('a', { timeout: 1 });"],
];

for (const [file, line] of right)
  test(`allowed in ${file}: ${line}`, async () => assert.equal(await plant(file, line), ''));
