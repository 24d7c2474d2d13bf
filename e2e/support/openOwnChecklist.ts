import { expect, type Page } from '@playwright/test';

/**
 * Opens an own checklist of who is signed in that is made from this template. Journeys that fill one in at the same time
 * take different ones: their age is an order that answers do not change.
 * @param place of it among those, from 0
 * @returns its address
 */
export async function openOwnChecklist(page: Page, name: string, place = 0): Promise<string> {
  await page.goto(`/checklist?search=${encodeURIComponent(name)}&sort=id`);
  const all = page.getByRole('main').locator('a[href*="/checklist/"]');
  await expect(all.first()).toBeVisible();
  // Read and pressed at once, as the list follows what others answer; a journey that came earlier has taken its own out of it.
  const address = await all.evaluateAll((links, nth) => {
    const link = (links[nth] ?? links.at(-1)) as HTMLAnchorElement;
    link.click();
    return link.getAttribute('href') ?? '';
  }, place);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  return address;
}
