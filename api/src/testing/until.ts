import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

import { program } from '../../../tools/test/ceilings';

/**
 * Waits until it holds; fails after a good while rather than wait for ever for what never comes.
 * @param missing what is said then
 */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  missing = () => 'it never came to it',
): Promise<void> => {
  for (const end = Date.now() + program.wait; Date.now() < end; await sleep(10)) if (await holds()) return;
  assert.fail(missing());
};
