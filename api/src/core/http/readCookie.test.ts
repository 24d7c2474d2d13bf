import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCookie } from './readCookie';

for (const [cookie, value] of [
  [undefined, undefined],
  ['', undefined],
  ['other=1', undefined],
  ['mine=a.b-c', 'a.b-c'],
  ['mine=', ''],
  ['other=1; mine=a=b', 'a=b'],
  ['other=1;mine=a%20b ;third=3', 'a%20b'],
  ['mine=first; mine=second', 'first'],
  ['notmine=1; other=mine=2', undefined],
] as const)
  test(`of the cookies '${cookie}' mine is ${value}`, () => {
    assert.equal(readCookie({ headers: { ...(cookie !== undefined && { cookie }) } }, 'mine'), value);
  });
