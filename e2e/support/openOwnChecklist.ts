import { expect, type Page, test } from '@playwright/test';

/**
 * Opens an own checklist of who is signed in that is made from this template. Journeys that fill one in at the same time take different
 * ones; a second try takes one that the first has not answered.
 * @param place of it among those with the fewest answers, from 0
 * @returns its address
 */
export async function openOwnChecklist(page: Page, name: string, place = 0): Promise<string> {
  await page.goto(`/checklist?search=${encodeURIComponent(name)}&sort=itemsCompletedCount`);
  const all = page.getByRole('main').locator('a[href*="/checklist/"]');
  await expect(all.first()).toBeVisible();
  // A journey that came earlier may have completed its own.
  const isThere = (await all.count()) > place;
  const mine = test.info().retry > 0 || !isThere ? all.last() : all.nth(place);
  const address = (await mine.getAttribute('href')) ?? '';
  await mine.click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  return address;
}
