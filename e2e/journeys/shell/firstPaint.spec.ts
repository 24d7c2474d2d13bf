import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { watchPage } from '../../support/watchPage';

const frame = (page: Page) => page.locator('#start');

/** Loads the page anew on a line on which no script, style or font of it comes. */
async function loadAlone(page: Page): Promise<void> {
  await page.route('**/assets/**', () => undefined);
  await page.route('**/remotes/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
}

for (const [theme, device, colour] of [
  ['dark', 'light', 'rgb(18, 20, 28)'],
  ['light', 'dark', 'rgb(245, 246, 250)'],
  ['system', 'dark', 'rgb(18, 20, 28)'],
] as const) {
  test(`before any file has come the frame stands: theme ${theme} on a ${device} device`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await openAs(page, 'lars', '/complaints');
    await page.evaluate((kept) => localStorage.setItem('byggtun.theme', kept), theme);
    await loadAlone(page);
    await expect(frame(page).getByText('Byggtun')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', colour);
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(paints).toBe(1);
  });
}

test('it gives way to the portal, whose policy it keeps, and does not move it', async ({ page }) => {
  const complaints = await watchPage(page);
  await openAs(page, 'lars', '/complaints');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeVisible();
  await expect(frame(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('who is not signed in is shown no frame', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await loadAlone(page);
  await expect(page.locator('#root')).toBeAttached();
  await expect(frame(page)).toBeHidden();
});
