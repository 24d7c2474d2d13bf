import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { kioskUrl, setUpKiosk, signInOnKiosk } from '../../support/kiosk';
import { kioskScreens, lookAt } from '../../support/lookAt';

test.use({ baseURL: kioskUrl, viewport: { width: 1280, height: 1024 } });

test('a kiosk shows the documents of a house, asked for as PDF, and saves nothing', async ({ page }) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await setUpKiosk(page, 1);
  // A project whose safety instruction she has confirmed.
  await signInOnKiosk(page, 'kari', '/projects/9');
  const house = page.getByRole('navigation', { name: 'Bygg', exact: true }).getByRole('link').nth(1);
  const name = (await house.getAttribute('aria-label')) ?? '';
  await house.click();
  for (const [tile, path] of [
    ['Valgliste', '/reports/phaseoptionsandchanges?pdf=true'],
    ['Fargevalg', '/reports/coloroptions'],
  ] as const) {
    const asked = page.waitForRequest((request) => request.url().endsWith(path));
    await page.getByRole('main').getByRole('button', { name: tile }).click();
    await asked;
    const viewer = page.getByRole('dialog', { name: new RegExp(`^${tile} – .+, ${name}$`) });
    await expect(viewer.getByRole('group', { name: 'Side 1', exact: true })).toContainText(name);
    await expect(viewer.getByRole('button', { name: 'Last ned' })).toHaveCount(0);
    await expect(viewer.getByRole('button', { name: 'Skriv ut' })).toHaveCount(0);
    await lookAt(page, tile, { sizes: kioskScreens.slice(0, 2) });
    await viewer.getByRole('button', { name: 'Ferdig' }).click();
    await expect(viewer).toBeHidden();
  }
  expect(downloads).toEqual([]);
});
