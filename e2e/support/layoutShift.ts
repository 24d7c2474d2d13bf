import type { Page } from '@playwright/test';

import { followCalls } from './followCalls';

declare global {
  interface Window {
    /** How much the page has moved by itself since its load; there once `watchShifts` was called. */
    shifted?: number;
  }
  /** Of the Layout Instability API, which TypeScript does not know yet. */
  interface PerformanceEntry {
    value?: number;
    hadRecentInput?: boolean;
  }
}

/**
 * Notes from the next load on how much the page moves by itself (CLS), as browsers score it.
 * @returns waits until the page has come to rest, and tells how much it has moved since its load
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const rest = followCalls(page);
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value = 0, hadRecentInput } of list.getEntries())
        if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await rest();
    return page.evaluate(() => window.shifted ?? NaN);
  };
}
