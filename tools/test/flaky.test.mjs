import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { countFlaky, keepFlaky } from './flaky.mjs';

const failure = (name) => ({ ok: false, test: name, message: 'Error: away\nat a.ts', trace: 'trace.zip' });
const result = (name, ...flaky) => ({
  ...{ name, passed: 1, failed: 0, failures: [], seconds: 1 },
  flaky: flaky.map(failure),
});

test('what was flaky is added to what was before, with date, commit, stage, place and title', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-flaky-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'flaky.txt');
  keepFlaky(file, [result('journeys')]);
  assert.ok(!existsSync(file));
  keepFlaky(file, [result('journeys', 'a.spec.ts:4 › walks')]);
  keepFlaky(file, [result('api'), result('version skew', 'b.spec.ts:5 › goes')]);
  const [first, second, ...rest] = readFileSync(file, 'utf8').split('\n');
  assert.match(first, /^\d{4}-\d\d-\d\dT\S+Z \S+ journeys: a\.spec\.ts:4 › walks: Error: away$/);
  assert.match(second, /^\d{4}-\d\d-\d\dT\S+Z \S+ version skew: b\.spec\.ts:5 › goes: Error: away$/);
  assert.deepEqual(rest, ['']);
});

test('what is flaky is counted over all stages', () =>
  assert.equal(countFlaky([result('journeys', 'a', 'b'), result('api'), result('hot reload', 'c')]), 3));
