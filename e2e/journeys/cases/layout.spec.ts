import { expect, type Locator } from '@playwright/test';

import { test } from '../../support/journey';
import { layersGone } from '../../support/layersGone';
import { openAs } from '../../support/openAs';
import { resize } from '../../support/resize';
import { wcagProblems } from '../../support/wcagProblems';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Where something ends, CSS pixels from the window's top, also what a part that scrolls hides. */
const end = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().bottom);

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

  // Every status that one can filter by is in sight at once.
  await page.getByRole('button', { name: /^Filtrer\s*\d/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtrer reklamasjoner' });
  await dialog.locator('summary', { hasText: /^Status/ }).click();
  const group = dialog.getByRole('group', { name: 'Status' });
  await expect(group.getByRole('checkbox')).toHaveCount(8);
  const last = group.getByRole('checkbox', { name: 'Ettårsbefaring' });
  await expect.poll(async () => (await end(last)) - (await end(group))).toBeLessThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await layersGone(page);
  await page.goto('/request?show=all');
  await expect(page.getByRole('region', { name: 'Tabell med henvendelser' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Vis som kort' }).click();
  await expect(firstCard).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  // A tablet has room for two beside each other.
  await resize(page, { width: 820, height: 1100 });
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect.poll(async () => (await end(cards.nth(1))) - (await end(cards.first()))).toBe(0);

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
