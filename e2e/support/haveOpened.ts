import type { Page } from '@playwright/test';

/**
 * Opens projects one after the other, in another tab of the same device, until each is noted among those that the person has opened last.
 * Those without a safety instruction (8, Nittedal hage, and 12, Moss havn) open no dialog by themselves.
 */
export async function haveOpened(page: Page, ...projects: number[]): Promise<void> {
  const tab = await page.context().newPage();
  for (const id of projects) {
    const noted = tab.waitForResponse(`**/api/project/recent/${id}`);
    await tab.goto(`/projects/${id}`);
    await noted;
  }
  await tab.close();
}
