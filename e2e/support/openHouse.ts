import { expect, type Page } from '@playwright/test';

/** Opens the page of a house of project 2, which is being built. @param place from 1 */
export async function openHouse(page: Page, place: number): Promise<void> {
  await page.goto('/projects/2');
  const houses = page.getByRole('navigation', { name: 'Bygg', exact: true }).getByRole('link');
  await houses.nth(place).click();
  await expect(page).toHaveURL(/\/projects\/2\/house\/\d+$/);
}
