import { expect } from '@playwright/test';

import { layoutShift, watchShifts } from '../support/layoutShift';
import { signIn } from '../support/signIn';
import { test } from '../support/withScrollbars';

test.use({ serviceWorkers: 'block' });

for (const width of [390, 820, 1280])
  test(`at ${width} px nothing moves under the dialog that opens by itself, however long the titles are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1100 });
    // Nobody answers her dialogs: she is asked each time.
    await signIn(page, 'silje', '/dashboard');
    await watchShifts(page);
    await page.reload();
    await expect(page.getByRole('dialog', { name: /HMS-kort/ })).toBeVisible();
    const overview = page.getByRole('region', { name: 'Oversikt over dine saker', includeHidden: true });
    const cases = page.locator('.dashboard-column .bt-case');
    if (width === 390) await expect(overview.getByText(/^\d+$/)).toHaveCount(3);
    else await expect(cases.nth(6)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
  });
