import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chunksOf } from './chunksOf';

const cases: [rows: number, most: number | undefined, sizes: number[]][] = [
  [0, 3, []],
  [1, 3, [1]],
  [3, 3, [3]],
  [4, 3, [3, 1]],
  [7, 3, [3, 3, 1]],
  [5000, undefined, [5000]],
  [5001, undefined, [5000, 1]],
];

for (const [count, most, sizes] of cases)
  test(`${count} rows, at most ${most ?? 'as many as usual'} at once: ${sizes.join(' and ') || 'none'}`, () => {
    const rows = Array.from({ length: count }, (_, index) => index);
    const chunks = chunksOf(rows, most);
    assert.deepEqual(
      chunks.map(({ length }) => length),
      sizes,
    );
    assert.deepEqual(chunks.flat(), rows);
  });
