import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until it holds; fails after a good while rather than wait for ever for what never comes. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let n = 0; n < 1000; n += 1) {
    if (await holds()) return;
    await sleep(10);
  }
  assert.fail('it never came to it');
};
