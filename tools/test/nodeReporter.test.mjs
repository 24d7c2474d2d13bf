import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { root } from '../run/install.mjs';
import { partOutput } from './told.mjs';

mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/', 'reported-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const write = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const source = (name) => relative(root, join(folder, name));

/** What node's runner tells of these files. */
const run = (...files) => {
  const failures = [];
  const progress = [];
  const parted = partOutput({
    onTold: (one) => one.ok || failures.push(one),
    onProgress: (one) => progress.push(one),
    onText: () => undefined,
  });
  const reporter = pathToFileURL(join(root, 'tools/test/nodeReporter.mjs')).href;
  const args = ['--test', `--test-reporter=${reporter}`, '--test-reporter-destination=stdout', ...files];
  // A runner below a runner would write for that one.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  parted.take(spawnSync(process.execPath, args, { encoding: 'utf8', env }).stdout);
  parted.end();
  return { failures, progress };
};

const helper = `import { test } from 'node:test';

export const fail = (why: string): never => {
  throw new Error(why);
};

export const testInHelper = () => test('breaks in a helper', () => fail('eighteen'));
`;
const caller = `import { test } from 'node:test';
import { fail, testInHelper } from './helper';

// A comment, which the bundle leaves out.
test('breaks', () => {
  fail('seventeen' satisfies string);
});
testInHelper();
`;

test('what fails in a bundle has its place in the sources, of the test and of each step of its stack', async () => {
  write('helper.ts', helper);
  const tests = ['a.test.ts', 'b.test.ts'].map((name) => write(name, caller));
  const outdir = join(folder, '.tests-1');
  const options = { bundle: true, splitting: true, platform: 'node', format: 'esm', sourcemap: true };
  await build({ entryPoints: tests, outdir, outbase: folder, packages: 'external', ...options });
  const [first, second, ...rest] = run(join(outdir, 'a.test.js'), join(outdir, 'b.test.js')).failures;
  assert.equal(rest.length, 2);
  assert.equal(first.test, `${source('a.test.ts')}:5 › breaks`);
  assert.ok(first.file);
  assert.match(first.message, /^Error: seventeen\n/);
  assert.ok(first.message.includes(`${source('helper.ts')}:4`), first.message);
  assert.ok(first.message.includes(`${source('a.test.ts')}:6`), first.message);
  assert.equal(second.test, `${source('helper.ts')}:7 › breaks in a helper`);
  assert.equal(second.file, undefined, 'two files call it');
});

test('how many of the files are done is told as they end', () => {
  const file = (name) => write(name, `import { test } from 'node:test'; test('one'); test('two');`);
  const { progress } = run(...['c.test.mjs', 'd.test.mjs'].map(file));
  assert.deepEqual(progress.at(-1), { done: 2, all: 2, of: 'files' });
});
