import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { openOwnChecklist } from '../../support/openOwnChecklist';

/** A window of 1280 × 900 at 200 % (WCAG 1.4.10). */
test.use({ viewport: { width: 640, height: 450 } });

/** Pixels of the window's height under what stays there while the page scrolls. */
const heldHeight = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter(
      (part) =>
        /^(?:fixed|sticky)$/.test(getComputedStyle(part).position) && part.clientWidth > innerWidth / 2,
    );
    return bars.reduce((sum, bar) => sum + bar.clientHeight, 0);
  });

for (const [who, address] of [
  ['piotr', '/aberration'],
  ['piotr', '/complaints'],
  ['kari', '/projects'],
] as const)
  test(`nothing stays over ${address} in a low window`, async ({ page }) => {
    await openAs(page, who, address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect.poll(() => heldHeight(page)).toBe(0);
    await expect(page.getByRole('navigation', { name: 'Snarveier' })).toBeVisible();
  });

test('nothing stays over a case in a low window', async ({ page }) => {
  await openAs(page, 'piotr', '/complaints');
  await page.getByRole('main').getByRole('link').filter({ hasText: /\d/ }).first().click();
  await expect(page.getByRole('region', { name: 'Informasjon' })).toBeVisible();
  await expect.poll(() => heldHeight(page)).toBe(0);
});

test('nothing stays over a checklist in a low window', async ({ page }) => {
  await openAs(page, 'kari', '/checklist');
  await openOwnChecklist(page, 'Tett bygg');
  await expect(page.getByRole('button', { name: 'Lagre' })).toBeVisible();
  await expect.poll(() => heldHeight(page)).toBe(0);
});
