import assert from 'node:assert/strict';
import { test } from 'node:test';

import { lostRows } from './lostRows';

test('fewer rows, or no table any longer, is a loss; more rows and new tables are none', () => {
  const before = { complaint: 7, action: 3, comment: 2, empty: 0 };
  const after = { complaint: 6, comment: 2, empty: 0, seed_run: 4 };
  assert.deepEqual(lostRows(before, after), ['complaint: 7 → 6', 'action: 3 → no table']);
  assert.deepEqual(lostRows(before, { ...before, comment: 5 }), []);
});

test('what expires may go', () => {
  assert.deepEqual(lostRows({ oidc_payload: 9, attachment_ticket: 1 }, { oidc_payload: 2 }), []);
});
