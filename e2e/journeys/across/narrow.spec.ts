import { expect, test } from '@playwright/test';

import { openAs } from '../../support/openAs';

/** A window of 1280 px at 400 % (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 700 } });

for (const address of ['/complaints', '/actions', '/projects'])
  test(`${address} at 320 px scrolls down alone, and no filter that is on is cut`, async ({ page }) => {
    await openAs(page, 'kari', address);
    const first = page.getByRole('main').getByRole('link').filter({ hasText: /\S/ }).first();
    await expect(first).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cut = await page
      .getByRole('button', { name: /^Fjern filter/ })
      .locator('span:first-child')
      .evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth).length);
    expect(cut).toBe(0);
  });
