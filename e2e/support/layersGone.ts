import { type Page } from '@playwright/test';

/**
 * Waits until what lay over the page has left the history too, before another page is opened at once: a step back that is under
 * way breaks that off. A person is not that quick.
 */
export const layersGone = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => !(window.history.state as { layer?: number } | null)?.layer));
