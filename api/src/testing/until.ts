import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

import { patience } from './patience';

/** Waits until it holds; fails after a good while rather than wait for ever for what never comes. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(10)) if (await holds()) return;
  assert.fail('it never came to it');
};
