import type { Page } from '@playwright/test';

/**
 * Follows the service workers of a page's portal, from before what is waited for: a new one takes over when the one before it has nothing left
 * to do, or after five minutes.
 * @returns what the browser last said of each, for the message of whoever waits in vain
 */
export async function followWorkers(page: Page): Promise<() => string> {
  const states = new Map<string, string>();
  const browser = await page.context().newCDPSession(page);
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status, runningStatus } of versions)
      states.set(versionId, `${status} and ${runningStatus}`);
  });
  browser.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => {
    states.set('error', errorMessage.errorMessage);
  });
  await browser.send('ServiceWorker.enable');
  return () => `service workers: ${[...states].map(([id, state]) => `${id} ${state}`).join(', ')}`;
}
