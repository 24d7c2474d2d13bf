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
  ['e2e/playwright.skew.config.ts', 'export const server = { timeout: 300_000 };', 'in one place'],
  ['e2e/support/x.ts', 'export const soon = { timeout: 4 * 1000 };', 'in one place'],
  [
    'api/src/core/limit/x.test.ts',
    'const ask = ({ timeout = 5000 } = {}) => queue.enter(timeout);',
    'in one place',
  ],
  [
    'api/src/core/limit/x.test.ts',
    "test('waits', { timeout: 60_000 }, async () => undefined);",
    'in one place',
  ],
  ['shell/src/x.test.tsx', "test('waits', async () => undefined, 60_000);", 'in one place'],
  ['shell/src/x.test.tsx', 'beforeAll(async () => undefined, 60_000);', 'in one place'],
  ['e2e/journeys/shell/x.spec.ts', 'test.setTimeout(120_000);', 'in one place'],
  ['e2e/development/x.spec.ts', 'test.setTimeout(90_000 + runs * 4_000);', 'in one place'],
  ['shared/src/x.test.ts', 'jest.setTimeout(60_000);', 'in one place'],
  [
    'e2e/journeys/cases/x.spec.ts',
    'await new Promise((resolve) => setTimeout(resolve, 20));',
    'hold the answer',
  ],
  ['e2e/journeys/cases/x.spec.ts', 'await page.waitForTimeout(500);', 'hold the answer'],
  ['mf-cases/src/x.test.tsx', 'window.setTimeout(done, 50);', 'hold the answer'],
  ['api/src/core/hub/x.test.ts', 'await sleep(200);', 'hold the answer'],
  [
    'api/src/core/hub/x.test.ts',
    'await fetch(url, { signal: AbortSignal.timeout(5000) });',
    'hold the answer',
  ],
  ['tools/run/x.test.mjs', 'await delay(5);', 'hold the answer'],
];

for (const [file, line, says] of wrong)
  test(`refused in ${file}: ${line}`, async () => assert.match(await plant(file, line), new RegExp(says)));

const right = [
  ['e2e/journeys/cases/x.spec.ts', 'await expect(row).toBeVisible(soon);'],
  ['e2e/support/x.ts', 'export const soon = { timeout: journeys.oneTry };'],
  ['e2e/journeys/shell/x.spec.ts', 'test.setTimeout(journeys.test + runs * journeys.typedDay);'],
  ['api/src/core/limit/x.test.ts', "await queue.enter('a', { timeout: short });"],
  ['api/src/core/limit/x.test.ts', "test('7', { timeout: program.wait }, async () => undefined);"],
  ['mf-cases/src/x.test.tsx', 'await act(() => new Promise((resolve) => setTimeout(resolve)));'],
  ['mf-cases/src/x.test.tsx', 'await act(() => jest.advanceTimersByTimeAsync(10_000));'],
  ['shell/src/x.test.ts', 'setTimeout(done, 0);'],
  ['api/src/testing/x.ts', 'await sleep(10);'],
];

for (const [file, line] of right)
  test(`allowed in ${file}: ${line}`, async () => assert.equal(await plant(file, line), ''));
