import { expect, type Page, test } from '@playwright/test';

import { openAs } from '../../support/openAs';
import { openHouse } from '../../support/openHouse';

/** A laptop, with the navigation open. */
test.use({ viewport: { width: 1280, height: 900 } });

/** What a table shows less of than it holds: the whole of it, and what its headings say. */
const cut = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const table = main.querySelector('.bt-table');
    const frame = table?.parentElement;
    const headings = [...main.querySelectorAll('.bt-heading span')];
    const names = headings.filter((text) => text.scrollWidth > text.clientWidth + 1);
    const isMoved = !table || !frame || frame.scrollWidth > frame.clientWidth;
    return [...(isMoved ? ['the table'] : []), ...names.map(({ textContent }) => textContent)];
  });

for (const address of ['/complaints', '/request', '/actions', '/checkups', '/checklist'])
  test(`at 1280 px all columns of ${address} have room`, async ({ page }) => {
    await openAs(page, 'kari', `${address}?show=all`);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => cut(page)).toEqual([]);
  });

for (const width of [1280, 1600, 1920])
  test(`at ${width} px all columns of orders have room`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'kari');
    await openHouse(page, 1);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Bestillinger/ })
      .click();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => cut(page)).toEqual([]);
  });
