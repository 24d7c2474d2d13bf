import { expect, type Page } from '@playwright/test';

/**
 * Opens the oldest own self-check of who is signed in that nobody has begun, which has at least two activities.
 * @param which the newest instead, for a journey that walks beside another one of the same person
 * @returns its address
 */
export async function openOwnSelfCheck(page: Page, which: 'oldest' | 'newest' = 'oldest'): Promise<string> {
  const sort = which === 'oldest' ? 'id' : '-id';
  await page.goto(`/checkups?statusText=0&activitiesCount=atLeast:2&sort=${sort}`);
  const first = page.getByRole('main').locator('a[href*="/checkups/"]').first();
  await expect(first).toBeVisible();
  const address = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { name: 'Aktiviteter' })).toBeVisible();
  return address;
}
