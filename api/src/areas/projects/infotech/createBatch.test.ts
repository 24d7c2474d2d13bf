import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createBatch } from './createBatch';

const options = { most: 4, delay: 1, isOfItem: (error: unknown) => error instanceof RangeError };

test('what comes together is worked on together, so many at a time, and each caller gets its own answer', async () => {
  const batches: number[][] = [];
  const double = createBatch((items: readonly number[]) => {
    batches.push([...items]);
    return Promise.resolve(items.map((item) => item * 2));
  }, options);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((item) => double(item)));
  assert.deepEqual(answers, [2, 4, 6, 8, 10, 12]);
  assert.deepEqual(batches, [
    [1, 2, 3, 4],
    [5, 6],
  ]);
  assert.equal(await double(7), 14);
});

test("one item's fault is its own; a fault of the work is everybody's", async () => {
  const work = createBatch((items: readonly number[]) => {
    if (items.includes(0)) return Promise.reject(new RangeError('zero'));
    if (items.includes(99)) return Promise.reject(new Error('away'));
    return Promise.resolve(items);
  }, options);
  const told = async (items: number[]) =>
    (await Promise.allSettled(items.map((item) => work(item)))).map((one) =>
      one.status === 'fulfilled' ? one.value : (one.reason as Error).message,
    );
  assert.deepEqual(await told([1, 0, 2]), [1, 'zero', 2]);
  assert.deepEqual(await told([1, 99, 2]), ['away', 'away', 'away']);
});
