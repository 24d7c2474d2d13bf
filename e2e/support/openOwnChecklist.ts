import { expect, type Page } from '@playwright/test';

/**
 * Opens an own checklist of who is signed in that is made from this template and has the fewest answers.
 * @returns its address
 */
export async function openOwnChecklist(page: Page, name: string): Promise<string> {
  await page.goto(`/checklist?search=${encodeURIComponent(name)}&sort=itemsCompletedCount`);
  const first = page.getByRole('main').locator('a[href*="/checklist/"]').first();
  await expect(first).toBeVisible();
  const address = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  return address;
}
