import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { kioskUrl, setUpKiosk, signInOnKiosk } from '../../support/kiosk';

test.use({ baseURL: kioskUrl, viewport: { width: 1080, height: 1920 } });

test('on a kiosk that stands the page of a project fills the screen, and its tiles leave no hole', async ({
  page,
}) => {
  await setUpKiosk(page, 1);
  await signInOnKiosk(page, 'kari', '/projects/7');
  const tiles = page.getByRole('main').locator('.project-tiles .bt-tile');
  await expect(page.getByRole('main').getByRole('link', { name: /^Henvendelser ?\d/ })).toBeVisible();
  for (const tile of ['Kontakter', 'Møtereferater', 'Prosjekttegninger'])
    await expect(page.getByRole('main').getByRole('link', { name: tile })).toBeVisible();
  // Areas put their tiles in one after the other.
  await expect(async () => {
    const boxes = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const { left, right, top, bottom, height } = tile.getBoundingClientRect();
        return { left, right, top, bottom, height };
      }),
    );
    const rows = [...new Set(boxes.map(({ top }) => top))].map((top) =>
      boxes.filter((one) => one.top === top),
    );
    expect(new Set(rows.map((row) => Math.round(row.at(-1)?.right ?? 0))).size).toBe(1);
    expect(new Set(rows.map((row) => Math.round(row[0]?.left ?? 0))).size).toBe(1);
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(144);
    const end = boxes.at(-1)?.bottom ?? 0;
    expect(end).toBeGreaterThan(1920 * 0.85);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1920);
  }).toPass();
});

test('what is painted before the first file has come has the top bar of a kiosk', async ({ page }) => {
  await setUpKiosk(page, 1);
  await signInOnKiosk(page, 'kari', '/complaints');
  const bar = await page.getByRole('banner').boundingBox();
  await page.route('**/assets/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  const painted = page.locator('.start-header');
  await expect(painted).toBeVisible();
  expect((await painted.boundingBox())?.height).toBe(bar?.height);
});
