import type { Page } from 'playwright-core';

/** Scrolls as a wheel does, a step of so many pixels each frame; tells the frames a second. */
export const scroll = (page: Page, seconds: number, step: number): Promise<number> =>
  page.evaluate(
    async ([lasting, by]) => {
      const started = performance.now();
      let frames = 0;
      let last = started;
      while (last - started < lasting * 1000) {
        last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        window.scrollBy(0, by);
        frames += 1;
      }
      return frames / ((last - started) / 1000);
    },
    [seconds, step] as const,
  );

/** The longest task in ms while this is done; 0 when none took 50 ms, below which browsers tell of none. */
export const longestTask = async (page: Page, doing: (page: Page) => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const seen = window as unknown as { longest: number };
    seen.longest = 0;
    // Nothing here may have a name of its own: what compiles this would ask the page for a helper of its.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await doing(page);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
};

/** Makes the page's processor so many times slower, until it is told otherwise. */
export const slower = async (page: Page): Promise<(rate: number) => Promise<void>> => {
  const session = await page.context().newCDPSession(page);
  return async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate }));
};
