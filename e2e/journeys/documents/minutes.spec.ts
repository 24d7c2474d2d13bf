import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { kioskUrl, setUpKiosk, signInOnKiosk } from '../../support/kiosk';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { readPages } from '../../support/readPages';
import { watchPage } from '../../support/watchPage';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('list', { name: 'Møtereferater' }).getByRole('button');

test('from the project to the minutes of a meeting: sorted, and saved as paper', async ({ page }) => {
  const complaints = await watchPage(page);
  await openAs(page, 'marte', '/projects/5');
  await main(page).getByRole('link', { name: 'Møtereferater' }).click();
  await expect(main(page).getByRole('heading', { name: 'Møtereferater' })).toBeVisible();
  // By name downwards: v comes after u.
  await expect(cards(page).first()).toContainText('Våtrom og membran');
  await lookAt(page, 'minutes');
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByTitle('Sorter etter').click();
  const dialog = page.getByRole('dialog', { name: 'Sorter etter' });
  await dialog.getByRole('radio', { name: 'Nummer' }).check();
  await dialog.getByRole('radio', { name: 'Synkende' }).check();
  await dialog.getByRole('button', { name: 'Sorter' }).click();
  await expect(cards(page).first()).toContainText('Utomhus og ferdigstillelse');

  const saving = page.waitForEvent('download');
  await cards(page).filter({ hasText: 'Tett bygg' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Byggemøte 5 Tett bygg.pdf');
  const text = (await readPages(await readFile(await download.path()))).join(' ');
  for (const part of ['Møtereferat', 'Deltakere', 'Saker', 'Mottakere', 'Marte Haugen'])
    expect(text).toContain(part);
  expect(complaints).toEqual([]);
});

test('when the minutes can not be fetched one is told, and can try again', async ({ page }) => {
  await openAs(page, 'piotr', '/projects/4/minutes');
  await page.route('**/api/project/minute/preview', (route) =>
    route.fulfill({ status: 503, json: { error: 'busy', message: 'Dokumentet tok for lang tid å lage.' } }),
  );
  await cards(page).first().click();
  await expect(page.getByText('Dokumentet tok for lang tid å lage.')).toBeVisible();
  await page.unroute('**/api/project/minute/preview');
  const saving = page.waitForEvent('download');
  await cards(page).first().click();
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
});

test.describe('on a kiosk', () => {
  test.use({ baseURL: kioskUrl, viewport: { width: 1280, height: 1024 } });

  test('the minutes are shown and not saved', async ({ page }) => {
    await setUpKiosk(page, 1);
    await signInOnKiosk(page, 'kari', '/projects/9/minutes');
    await cards(page).filter({ hasText: 'Råbygg og stillas' }).click();
    const viewer = page.getByRole('dialog', { name: 'Byggemøte 4 – Råbygg og stillas' });
    await expect(viewer.getByRole('group', { name: 'Side 1', exact: true })).toContainText('Møtereferat');
    await expect(viewer.getByRole('button', { name: /^Last ned/ })).toHaveCount(0);
    await viewer.getByRole('button', { name: 'Ferdig' }).click();
    await expect(viewer).toBeHidden();
  });
});
