import { expect, type Page } from '@playwright/test';

/**
 * Opens the oldest own self-check of who is signed in that nobody has begun, which has at least two activities.
 * @returns its address
 */
export async function openOwnSelfCheck(page: Page): Promise<string> {
  await page.goto('/checkups?statusText=0&activitiesCount=greaterThan:1&sort=id');
  const first = page.getByRole('main').locator('a[href*="/checkups/"]').first();
  await expect(first).toBeVisible();
  const address = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { name: 'Aktiviteter' })).toBeVisible();
  return address;
}
