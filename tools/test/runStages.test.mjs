import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { root } from '../run/install.mjs';
import { createBoard } from './board.mjs';
import { countJest, countNodeTests, countPlaywright } from './counts.mjs';
import { runStages } from './runStages.mjs';

// Below the repository, so that the runners find themselves.
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/', 'stages-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const reporter = (name) => join(root, 'tools/test', `${name}Reporter.mjs`);
const file = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const cli = (from, path) => createRequire(join(root, from, 'package.json')).resolve(path);

/** Runs one stage; answers its count, what was shown, and all that it wrote. */
const run = async (stage) => {
  let text = '';
  const board = createBoard({ stdout: { write: (more) => (text += more) } });
  // A runner below a runner would write for that one.
  const env = { ...stage.env, NODE_TEST_CONTEXT: undefined };
  const [count] = await runStages([{ name: 'tried', ...stage, env }], { board, reports: folder });
  return { count, text, log: readFileSync(join(folder, 'tried.log'), 'utf8') };
};
const node = (script) => ({ command: process.execPath, args: ['-e', script] });
const times = (text, part) => text.split(part).length - 1;

const three = `
  test('holds', () => {});
  test('breaks', () => { throw new Error('seventeen'); });
  test.skip('is left out', () => {});`;

const runners = {
  'node:test': () => ({
    command: process.execPath,
    args: [
      '--test',
      ...['tap', pathToFileURL(reporter('node')).href].flatMap((name) => [
        `--test-reporter=${name}`,
        '--test-reporter-destination=stdout',
      ]),
      file(
        'three.test.mjs',
        `import { describe, test } from 'node:test'; describe('of it', () => {${three}});`,
      ),
    ],
    count: countNodeTests,
  }),
  jest: () => ({
    command: process.execPath,
    args: [
      cli('.', 'jest/bin/jest'),
      `--rootDir=${folder}`,
      '--config={"transform":{},"testMatch":["**/three.spec.cjs"],"haste":{"retainAllFiles":true}}',
      '--json',
      `--outputFile=${folder}/jest.json`,
      '--reporters=default',
      `--reporters=${reporter('jest')}`,
      `--runTestsByPath`,
      file('three.spec.cjs', `describe('of it', () => {${three}});`),
    ],
    count: countJest(`${folder}/jest.json`),
  }),
  playwright: () => {
    file(
      'playwright.config.mjs',
      `export default { testDir: '.', testMatch: 'three.walk.mjs', retries: 1 };`,
    );
    const playwright = pathToFileURL(cli('e2e', '@playwright/test')).href;
    file(
      'three.walk.mjs',
      `import playwright from '${playwright}'; const { test } = playwright; test.describe('of it', () => {${three}});`,
    );
    return {
      command: process.execPath,
      args: [cli('e2e', '@playwright/test/cli'), 'test', `--reporter=list,json,${reporter('playwright')}`],
      cwd: folder,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/playwright.json` },
      count: countPlaywright(`${folder}/playwright.json`),
    };
  },
};

for (const [name, stage] of Object.entries(runners)) {
  test(`a failure of ${name} is shown once, with its name and message, and counted as the runner counts`, async () => {
    const { count, text, log } = await run(stage());
    assert.deepEqual({ ...count, flaky: undefined }, { passed: 1, failed: 1, flaky: undefined }, log);
    assert.equal(times(text, 'Error: seventeen'), 1, text);
    assert.match(text, /^ {2}✗ tried: .*three\.\S+ › .*breaks\n {6}Error: seventeen\n/m);
    assert.match(text, /^✗ tried: 1 passed, 1 failed \(\d+ s\)$/m);
    assert.equal(times(log, '"ok":'), 0);
    assert.match(log, /seventeen/);
  });
}

test('what fails without a word of a reporter shows the end of its output, and not all of a long one', async () => {
  const { count, text } = await run(
    node(`console.log('begin'); console.log('x'.repeat(300_000)); console.log('why'); process.exitCode = 3;`),
  );
  assert.deepEqual(count, { passed: 0, failed: 1 });
  assert.match(text, /why/);
  assert.ok(text.length < 21_000);
  assert.doesNotMatch(text, /begin/);
});

test('what holds is not shown, but kept', async () => {
  const { count, text, log } = await run(node(`console.log('quiet')`));
  assert.deepEqual(count, { passed: 1, failed: 0 });
  assert.match(text, /^▸ tried\n✓ tried: 1 passed, 0 failed \(\d+ s\)\n$/);
  assert.equal(log, 'quiet\n');
});

test('a command that is not there is a failure', async () => {
  const { count, text } = await run({ command: join(tmpdir(), 'no-such-program'), args: [] });
  assert.deepEqual(count, { passed: 0, failed: 1 });
  assert.match(text, /ENOENT/);
});
