import assert from 'node:assert/strict';
import { test } from 'node:test';

import { refusalOf } from './refusalOf';

test('work that ends because the caller has left is no fault, and work whose time is up is told', () => {
  const { status, code } = refusalOf(new DOMException('left', 'AbortError'));
  assert.deepEqual([status, code], [499, 'left']);
  assert.equal(refusalOf(new DOMException('over', 'TimeoutError')).status, 503);
});
