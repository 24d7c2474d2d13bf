import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { readSheet } from '../../support/readSheet';

test('the main contact sees who lacks what before the site, and saves it as a file that says the same', async ({
  page,
}) => {
  await openAs(page, 'lars', '/company');
  const overview = page.getByRole('region', { name: 'Mangler før byggeplassen' });
  // Silje is new, and has neither card nor courses.
  const silje = overview.getByRole('listitem').filter({ hasText: 'Silje Moen' });
  await expect(silje.getByText('HMS-kort mangler')).toBeVisible();
  await expect(silje.getByText(/^PSI mangler: /)).toBeVisible();
  const shown = await overview.getByRole('listitem').locator('strong').allTextContents();
  const download = page.waitForEvent('download');
  await overview.getByRole('button', { name: 'Eksporter' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Mangler før byggeplassen \d\d\.\d\d\.\d{4} \d\d\.\d\d\.xlsx$/);
  const [headings, ...rows] = readSheet(await file.path());
  expect(headings?.slice(0, 2)).toEqual(['Navn', 'E-post']);
  expect(rows.map(([name]) => name)).toEqual(shown);
});
