import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isGreen, summaryOf } from './summary.mjs';

const result = (more) => ({
  name: 'api',
  passed: 1,
  failed: 0,
  flaky: [],
  failures: [],
  seconds: 4,
  ...more,
});
const failure = (name) => ({ ok: false, test: name, message: `\nError: ${name}\nat a.ts` });

test('the end says how long each stage took and what failed, by name and reason, and sums up', () => {
  const failed = result({ failed: 2, failures: [failure('one'), failure('two'), { ok: false }] });
  const stumble = { ...failure('a.spec.ts:4 › walks'), trace: '.cache/e2e-results/a/trace.zip' };
  const walked = result({ name: 'journeys', passed: 7, flaky: [stumble], seconds: 60 });
  const format = result({ name: 'format', passed: 0, failed: 1 });
  assert.deepEqual(summaryOf([failed, walked, format], ['2 cores', 'Chromium 1']), [
    '2 cores · Chromium 1',
    'api 4 s · journeys 60 s · format 4 s',
    'FLAKY journeys: a.spec.ts:4 › walks: Error: a.spec.ts:4 › walks · .cache/e2e-results/a/trace.zip',
    '✗ api: one: Error: one',
    '✗ api: two: Error: two',
    '✗ format',
    '8 passed, 3 failed',
  ]);
});

test('of many failures those are named that a look at the end of a log shows', () => {
  const failures = Array.from({ length: 100 }, (_, number) => failure(`t${number}`));
  const lines = summaryOf([result({ failed: 100, failures })]);
  assert.equal(lines.length, 33);
  assert.deepEqual(lines.slice(-2), ['✗ and 70 more', '1 passed, 100 failed']);
});

test('a stage where all fails hides no other: the first failures of each are named', () => {
  const failures = Array.from({ length: 100 }, (_, number) => failure(`t${number}`));
  const walked = result({ name: 'journeys', failed: 2, failures: [failure('walks'), failure('goes')] });
  const lines = summaryOf([result({ failed: 100, failures }), walked]);
  assert.equal(lines.length, 33);
  assert.deepEqual(lines.slice(28, 31), [
    '✗ api: t27: Error: t27',
    '✗ journeys: walks: Error: walks',
    '✗ journeys: goes: Error: goes',
  ]);
});

test('more than five flaky tests of all stages together are a failure of the run', () => {
  const flaky = (name, count) =>
    result({ name, flaky: Array.from({ length: count }, () => failure('goes')) });
  const five = [flaky('journeys', 3), flaky('version skew', 2)];
  assert.ok(isGreen(five));
  assert.equal(summaryOf(five).at(-1), '2 passed, 0 failed');
  const six = [...five, flaky('hot reload', 1)];
  assert.ok(!isGreen(six));
  assert.deepEqual(summaryOf(six).slice(-2), [
    '✗ 6 flaky tests: more than 5 in a run are no accident',
    '3 passed, 1 failed',
  ]);
});

test('a run with a failure is not green', () => assert.ok(!isGreen([result(), result({ failed: 1 })])));
