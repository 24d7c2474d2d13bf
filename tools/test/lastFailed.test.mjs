import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { keepFailed, onlyFailed, readFailed } from './lastFailed.mjs';
import { everything } from './scope.mjs';
import { stagesOf } from './stages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'failed-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'failed.json');
const result = (name, failed, ...files) => ({
  ...{ name, passed: 1, failed, flaky: [], seconds: 1 },
  failures: files.map((one) => ({ ok: false, test: 'breaks', file: one })),
});
const kept = (...results) => {
  keepFailed(file, results);
  return readFailed(file);
};
const tried = (...results) => {
  const groups = onlyFailed(stagesOf(everything(), 'chromium'), kept(...results));
  return groups.map((group) => group.map(({ name, args }) => [name, args.at(-1)]));
};

const api = result('api', 2, 'api/src/a.test.ts', 'api/src/a.test.ts');
const cases = [
  ['a file of the API', [api, result('lint', 0)], [[['api', 'src/a.test.ts']]]],
  [
    'files of screens and tools',
    [result('screens', 1, 'mf-cases/src/a.test.tsx'), result('tools', 1, 'tools/test/b.test.mjs')],
    [
      [
        ['screens', 'mf-cases/src/a.test.tsx'],
        ['tools', 'test/b.test.mjs'],
      ],
    ],
  ],
  [
    'journeys: what they need is built, and they alone are walked',
    [result('journeys', 1, 'e2e/journeys/cases/a.spec.ts')],
    [[['build', 'tools/run/build.mjs']], [['journeys', '--last-failed']]],
  ],
  ['a failure that no file is told of: all of the stage', [{ ...api, failed: 3 }], [[['api', 'src']]]],
  [
    'a failure of a helper’s test, beside one whose file is told: all of the stage',
    [{ ...api, failures: [...api.failures.slice(1), { ok: false, test: 'api/src/helper.ts:4 › breaks' }] }],
    [[['api', 'src']]],
  ],
  ['a gate', [result('unused code', 1)], [[['unused code', '--no-progress']]]],
];
for (const [name, results, expected] of cases) {
  test(`what failed is tried again: ${name}`, () => assert.deepEqual(tried(...results), expected));
}

test('when all passed nothing is kept', () => {
  kept(api);
  assert.equal(kept(result('api', 0)), undefined);
});
