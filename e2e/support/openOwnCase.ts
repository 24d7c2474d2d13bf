import { expect, type Page } from '@playwright/test';

/**
 * Opens the nth own complaint (0 is the oldest) and gives its address. Each journey takes its own number, so that they run side by side:
 * what is made meanwhile comes after them, and who finishes one has a company of their own.
 */
export async function openOwnCase(page: Page, nth: number): Promise<string> {
  await page.goto('/complaints?size=15&sort=lineId');
  const link = page.getByRole('main').locator('a[href*="/complaints/"]').nth(nth);
  await expect(link).toBeVisible();
  // Read and pressed at once, as the list follows what others do.
  const address = await link.evaluate((row: HTMLAnchorElement) => {
    row.click();
    return row.getAttribute('href');
  });
  if (!address) throw new Error('a row of the list has no address');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
  return address;
}
