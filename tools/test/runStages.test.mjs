import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { until } from '@byggtun/api/testing/until';

import { root } from '../run/install.mjs';
import { createBoard } from './board.mjs';
import { countJest, countNodeTests, countPlaywright } from './counts.mjs';
import { runStages } from './runStages.mjs';
import { toRecord } from './told.mjs';

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

/** Runs one stage; answers how it ended, what was shown, and all that it wrote. */
const run = async (stage) => {
  let text = '';
  const board = createBoard({ stdout: { write: (more) => (text += more) } });
  // A runner below a runner would write for that one.
  const env = { ...stage.env, NODE_TEST_CONTEXT: undefined };
  const [result] = await runStages([{ name: 'tried', ...stage, env }], { board, reports: folder });
  const { passed, failed } = result;
  return { result, count: { passed, failed }, text, log: readFileSync(join(folder, 'tried.log'), 'utf8') };
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
      '--testLocationInResults',
      `--outputFile=${folder}/jest.json`,
      '--reporters=default',
      `--reporters=${reporter('jest')}`,
      `--runTestsByPath`,
      file('three.spec.cjs', `describe('of it', () => {${three}});`),
    ],
    count: countJest(`${folder}/jest.json`),
  }),
  playwright: () => {
    file('playwright.config.mjs', `export default { testDir: '.', testMatch: 'three.walk.mjs' };`);
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

const stumbling = (mode) => {
  const config = file(
    'stumble.config.mjs',
    `export default { testDir: '.', testMatch: 'stumble.walk.mjs', outputDir: 'first', use: { trace: 'retain-on-failure' } };`,
  );
  const playwright = pathToFileURL(cli('e2e', '@playwright/test')).href;
  file(
    'stumble.walk.mjs',
    `import playwright from '${playwright}'; playwright.test('holds', () => {});
     playwright.test('stumbles', () => { if (!process.env.ONCE_MORE) throw new Error('stumbled'); });
     playwright.test('comes after', () => {}); playwright.test.describe.configure({ mode: '${mode}' });`,
  );
  const walked = (report, more, env) => ({
    command: process.execPath,
    args: [
      ...[cli('e2e', '@playwright/test/cli'), 'test', `--config=${config}`, ...more],
      `--reporter=json,${reporter('playwright')}`,
    ],
    cwd: folder,
    env: { ...env, NODE_TEST_CONTEXT: undefined, PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/${report}.json` },
    count: countPlaywright(`${folder}/${report}.json`),
  });
  const kept = ['--last-failed', `--last-failed-file=${folder}/first/.last-run.json`];
  const again = walked('again', [...kept, `--output=${folder}/once-more`], { ONCE_MORE: '1' });
  return { ...walked('first', [], {}), again: { name: 'tried once more', ...again } };
};

for (const [name, stage] of Object.entries(runners)) {
  test(`a failure of ${name} is shown once, with its place, name and message, and counted as the runner counts`, async () => {
    const { count, text, log } = await run(stage());
    assert.deepEqual(count, { passed: 1, failed: 1 }, log);
    assert.equal(times(text, 'Error: seventeen'), 1, text);
    assert.match(text, /^ {2}✗ tried: .*three\.\w+\.\w+:3 › .*breaks\n {6}Error: seventeen\n/m);
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

test('a run that is ended takes what its stages have started with it', async () => {
  const stage = { name: 'ended', command: 'sh', args: ['-c', 'sleep 600 & echo $!; wait'] };
  const script = `
    const { runStages } = await import(${JSON.stringify(pathToFileURL(join(root, 'tools/test/runStages.mjs')).href)});
    await runStages([${JSON.stringify(stage)}], { reports: ${JSON.stringify(folder)} });`;
  const ended = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  const log = join(folder, 'ended.log');
  const pid = () => Number(existsSync(log) && readFileSync(log, 'utf8'));
  await until(() => pid() > 0);
  ended.kill('SIGTERM');
  await until(() => {
    try {
      return !process.kill(pid(), 0);
    } catch {
      return true;
    }
  });
});

/** A stage that tells of so many failures, and of so many when it is tried once more. */
const failing = (failures, again, { isTest = true, ran = failures } = {}) => {
  const file = isTest ? 'a.spec.ts' : undefined;
  const told = (count) =>
    Array.from({ length: count }, (_, at) =>
      toRecord({ ok: false, test: `t${at}`, file, message: 'Error: no' }),
    );
  const stage = (count, passed) => ({
    ...node(`process.stdout.write(${JSON.stringify(told(count).join(''))})`),
    count: () => ({ passed, failed: count, names: Array.from({ length: passed }, (_, at) => `t${at}`) }),
  });
  return { ...stage(failures, 10), again: { name: 'tried once more', ...stage(again, ran - again) } };
};
const twice = [
  ['what passes then is flaky', failing(2, 0), { passed: 12, failed: 0, flaky: ['t0', 't1'] }],
  ['what fails again has failed', failing(2, 1), { passed: 11, failed: 1, flaky: ['t0'] }],
  ['more than five are no accident', failing(6, 0), { passed: 10, failed: 6, flaky: [] }],
  ['nothing failed', failing(0, 0, { ran: 1 }), { passed: 10, failed: 0, flaky: [] }],
  ['a failure of no test stays', failing(1, 0, { isTest: false }), { passed: 10, failed: 1, flaky: [] }],
  ['fewer were tried than had failed', failing(3, 0, { ran: 2 }), { passed: 10, failed: 3, flaky: [] }],
];
for (const [name, stage, expected] of twice) {
  test(`tried once more: ${name}`, async () => {
    const { passed, failed, flaky, failures } = (await run(stage)).result;
    assert.deepEqual({ passed, failed, flaky: flaky.map((one) => one.test) }, expected);
    assert.ok(flaky.every(({ message }) => message === 'Error: no'));
    assert.equal(failures.length, failed);
  });
}

for (const mode of ['parallel', 'serial'])
  test(`a journey that stumbles is walked once more by its runner, with those that waited for it, and its first trace stays (${mode})`, async () => {
    const { result } = await run(stumbling(mode));
    const { passed, failed, flaky } = result;
    assert.deepEqual({ passed, failed, flaky: flaky.length }, { passed: 3, failed: 0, flaky: 1 });
    const [{ test: name, message, trace }] = flaky;
    assert.match(name, /stumble\.walk\.mjs:2 › stumbles$/);
    assert.match(message, /^Error: stumbled\n/);
    assert.ok(existsSync(join(root, trace)), trace);
  });
