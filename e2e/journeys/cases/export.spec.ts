import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt, screens } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { readSheet } from '../../support/readSheet';

/** Henrik's own cases, which no other journey changes, all on one page. */
const list = '/complaints?regStatus=&size=-1&sort=-lineName';

const openExport = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Eksporter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eksporter reklamasjoner' });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('the file that is saved holds what the list shows, in the chosen columns and their order', async ({
  page,
}) => {
  await openAs(page, 'henrik', list);
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const links = page.getByRole('main').locator('tbody a[href*="/complaints/"]');
  const shown = await links.evaluateAll((all) =>
    all.map((link) => (link.getAttribute('href') ?? '').split('/').at(-1)),
  );
  expect(shown.length).toBeGreaterThan(10);

  const dialog = await openExport(page);
  await dialog.getByRole('checkbox', { name: 'Sameie' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Beskrivelse' }).check();
  await dialog.getByRole('button', { name: 'Flytt Sak opp' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Flytt Sak opp' })).toBeFocused();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Eksporter' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Reklamasjoner \d\d-\d\d-\d{4} \d\d\.\d\d\.xlsx$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Filen er lastet ned.')).toBeVisible();

  const [headings, ...cells] = readSheet(await file.path());
  expect(headings).toEqual([
    'Sak',
    'Nr',
    'Prosjekt',
    'Bygg / seksjon',
    'Ansvarlig',
    'Status',
    'Registrert',
    'Frist',
    'Beskrivelse',
  ]);
  expect(cells.map(([, number]) => number)).toEqual(shown);
  const [title = '', number = ''] = cells[0] ?? [];
  await expect(rows.nth(1)).toContainText(`${number} ${title}`);
  expect(cells.flat().join()).toMatch(/[æøå]/);
});

test('an export can be given up, and fails without losing the choice', async ({ page, context }) => {
  await openAs(page, 'henrik', list);
  const dialog = await openExport(page);
  await dialog.getByRole('checkbox', { name: 'Frist' }).uncheck();

  await context.route('**/api/export/table', () => undefined);
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/export/table'));
  await dialog.getByRole('button', { name: 'Eksporter' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  expect((await broken).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(dialog.getByRole('progressbar')).toBeHidden();

  await context.unroute('**/api/export/table');
  await context.route('**/api/export/table', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Eksporter' }).click();
  await expect(dialog.getByRole('alert').getByText('Ikke kontakt med server')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Frist' })).not.toBeChecked();

  await context.unroute('**/api/export/table');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Eksporter' }).click();
  expect(readSheet(await (await download).path())[0]).not.toContain('Frist');
});

test('without a column the warning of the specification; the dialog holds WCAG', async ({ page }) => {
  await openAs(page, 'henrik', list);
  const dialog = await openExport(page);
  await dialog.getByRole('button', { name: 'Velg alle' }).click();
  await dialog.getByRole('button', { name: 'Velg ingen' }).click();
  await dialog.getByRole('button', { name: 'Eksporter' }).click();
  const text = 'En kollone må være valgt for å kunne eksportere tabell';
  await expect(dialog.getByText(text)).toBeVisible();
  await page.goto(list);
  await openExport(page);
  await lookAt(page, 'export', { sizes: screens.slice(0, 2) });
});
