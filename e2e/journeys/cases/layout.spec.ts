import { expect, test } from '@playwright/test';

import { openAs } from '../../support/openAs';
import { wcagProblems } from '../../support/wcagProblems';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the lists of cases stand as cards or, when one wants it, as a table', async ({ page }) => {
  await openAs(page, 'henrik', '/complaints?show=all');
  const firstCard = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(firstCard).toBeVisible();
  const asked = page.waitForRequest((request) => request.postData()?.includes('"itemsPerPage":10') ?? false);
  await page.getByRole('button', { name: 'Vis som tabell' }).click();
  await asked;
  const table = page.getByRole('region', { name: 'Tabell med reklamasjoner' });
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect.poll(() => wcagProblems(page)).toEqual([]);

  // Moved sideways by the keyboard, and the first column stays.
  const title = rows.nth(1).getByRole('cell').first();
  const before = await title.boundingBox();
  await table.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect((await title.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto('/request?show=all');
  await expect(page.getByRole('region', { name: 'Tabell med henvendelser' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Vis som kort' }).click();
  await expect(firstCard).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  await page.goto('/projects');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Vis som / })).toHaveCount(0);
});

test('a press anywhere on a row of the table opens its case', async ({ page }) => {
  await openAs(page, 'henrik', '/complaints?show=all');
  await page.getByRole('button', { name: 'Vis som tabell' }).click();
  const cell = page.getByRole('row').nth(2).getByRole('cell').last();
  await cell.scrollIntoViewIfNeeded();
  const { x, y } = await cell.evaluate((element) => element.getBoundingClientRect());
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL(/\/complaints\/\d+$/);
});
