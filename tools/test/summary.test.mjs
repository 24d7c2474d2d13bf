import assert from 'node:assert/strict';
import { test } from 'node:test';

import { summaryOf } from './summary.mjs';

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
  const walked = result({ name: 'journeys', passed: 7, flaky: ['a.spec.ts:4 walks'], seconds: 60 });
  const format = result({ name: 'format', passed: 0, failed: 1 });
  assert.deepEqual(summaryOf([failed, walked, format], ['2 cores', 'Chromium 1']), [
    '2 cores · Chromium 1',
    'api 4 s · journeys 60 s · format 4 s',
    'FLAKY a.spec.ts:4 walks',
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
