import { test as plain } from '@playwright/test';

/**
 * Playwright's `test`, after which nothing stays open. A device that a journey makes itself (`browser.newContext()`) Playwright keeps for
 * as long as the worker lives: its pages went on following the hub, and fetched and drew what all later journeys changed.
 */
export const test = plain.extend<{ closeDevices: void }>({
  closeDevices: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((device) => device.close()));
    },
    { auto: true },
  ],
});
