import type { TestContext } from 'node:test';

/**
 * Sees the timers that this process sets from now on until the test is over, so that a test says when the time of one has passed.
 * @returns ends those that were set for such a time, in milliseconds; answers how many there are
 */
export const endTimers = ({ mock }: TestContext) => {
  const { mock: timers } = mock.method(globalThis, 'setTimeout');
  return (isMeant: (delay: number) => boolean): number => {
    const meant = timers.calls.filter(({ arguments: [, delay = 0] }) => isMeant(delay));
    for (const {
      arguments: [end],
    } of meant)
      end();
    return meant.length;
  };
};
