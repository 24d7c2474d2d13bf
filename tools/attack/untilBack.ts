import { setTimeout as sleep } from 'node:timers/promises';

/** Answers in a row after which the service counts as back. */
const enough = 5;

/** Milliseconds until calls are answered again, without a failure among the last few; gives up after two minutes. */
export const untilBack = async (origin: string): Promise<number> => {
  const began = performance.now();
  let backAt = NaN;
  for (let inARow = 0; inARow < enough && performance.now() - began < 120_000;) {
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    if (answer?.ok) {
      if (inARow === 0) backAt = performance.now() - began;
      inARow += 1;
    } else inARow = 0;
    await sleep(50);
  }
  return backAt;
};
