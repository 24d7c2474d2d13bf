import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createBucket } from './createBucket';

test('a bucket gives what it holds, fills by the second, and never above its brim', () => {
  let at = 0;
  const take = createBucket(10, () => at);
  assert.deepEqual([take(8), take(3), take(2), take(1)], [true, false, true, false]);
  at = 500;
  assert.deepEqual([take(5), take(1)], [true, false]);
  at = 60_000;
  assert.deepEqual([take(11), take(10), take(1)], [false, true, false]);
});
