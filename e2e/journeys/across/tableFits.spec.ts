import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { haveSignedIn, openAs } from '../../support/openAs';
import { openHouse } from '../../support/openHouse';

/** A laptop, with the navigation open. */
test.use({ viewport: { width: 1280, height: 900 } });

const longTitle =
  'Karmen i vinduet mot gårdsrommet slår seg og slipper inn vann hver gang det regner fra vest og blåser';

/** All cases of the lists of complaints and enquiries have a long title, and are a condominium's. */
const lengthen = (page: Page) =>
  page.route('**/api/complaints', async (route) => {
    const answer = (await (await route.fetch()).json()) as { items: object[] };
    const change = { lineName: longTitle, isCondominiumComplaint: true };
    await route.fulfill({ json: { ...answer, items: answer.items.map((row) => ({ ...row, ...change })) } });
  });

/** What a table shows less of than it holds: the whole of it, what its headings say, and the marks in its cells. */
const cut = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const table = main.querySelector('.bt-table');
    const frame = table?.parentElement;
    const headings = [...main.querySelectorAll('.bt-heading span')];
    const names = headings.filter((text) => text.scrollWidth > text.clientWidth + 1);
    const chips = [...main.querySelectorAll('.bt-chip')].filter((chip) => {
      const [own, cell] = [chip, chip.closest('td') ?? main].map((part) => part.getBoundingClientRect());
      return !own || !cell || own.right > cell.right || own.bottom > cell.bottom + 1;
    });
    const isMoved = !table || !frame || frame.scrollWidth > frame.clientWidth;
    return [...(isMoved ? ['the table'] : []), ...[...names, ...chips].map(({ textContent }) => textContent)];
  });

for (const address of ['/complaints', '/request', '/actions', '/checkups', '/checklist'])
  test(`at 1280 px all columns of ${address} have room`, async ({ page }) => {
    await lengthen(page);
    await openAs(page, 'kari', `${address}?show=all`);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => cut(page)).toEqual([]);
  });

for (const width of [1280, 1600, 1920])
  test(`at ${width} px all columns of orders have room`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await haveSignedIn(page, 'kari');
    await openHouse(page, 1);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Bestillinger/ })
      .click();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => cut(page)).toEqual([]);
  });
