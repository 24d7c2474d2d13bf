import { expect } from '@playwright/test';

import { asNew } from '../../support/asNew';
import { watchShifts } from '../../support/layoutShift';
import { openAs } from '../../support/openAs';
import { test } from '../../support/withScrollbars';

/** A width, and what has come last there. */
const layouts = [
  [390, '.dashboard-shortcuts .bt-badge:not(:empty) >> nth=2'],
  [820, '.dashboard-column .bt-case >> nth=6'],
  [1280, '.dashboard-column .bt-case >> nth=6'],
] as const;

for (const [width, last] of layouts)
  test(`at ${width} px nothing moves under the dialog that opens by itself, however long the titles are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1100 });
    // Another journey may have answered for her that she has no card.
    await asNew(page);
    await openAs(page, 'silje', '/dashboard');
    const moved = await watchShifts(page);
    await page.reload();
    await expect(page.getByRole('dialog', { name: /HMS-kort/ })).toBeVisible();
    await expect(page.locator(last)).toBeVisible();
    expect(await moved()).toBeLessThanOrEqual(0.001);
  });
