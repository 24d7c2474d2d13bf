import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has the page in hand and keeps all of the area that is open. */
export async function keptOnDevice(page: Page, area: string): Promise<void> {
  const isKept = (name: string) =>
    navigator.serviceWorker.controller !== null &&
    caches
      .open('byggtun-areas')
      .then((cache) => cache.keys())
      .then((files) => files.some(({ url }) => url.includes(`/remotes/${name}/`)));
  await expect.poll(() => page.evaluate(isKept, area)).toBe(true);
}
