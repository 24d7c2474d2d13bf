import { expect, type Page, type Request } from '@playwright/test';

/** Code and answers; what the browser fetches beside them, such as what it sends as it leaves a page, need not end. */
const isCall = (request: Request) => ['fetch', 'script'].includes(request.resourceType());

/** Until what the page was just given has been drawn. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<unknown>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/**
 * Follows what a page asks for from now on.
 * @returns waits until the page has come to rest: nothing that was asked for is on its way, no bone stands for what is, and two frames
 * later both still hold
 */
export function followCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    // Nobody waits any more for what the page before has asked for.
    if (request.isNavigationRequest()) open.clear();
    if (isCall(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const awaited = async () => open.size + (await page.locator('.bt-bone').count());
  return () =>
    expect
      .poll(
        async () => {
          const before = await awaited();
          await twoFrames(page);
          return before + (await awaited());
        },
        { message: 'calls under way, and bones' },
      )
      .toBe(0);
}
