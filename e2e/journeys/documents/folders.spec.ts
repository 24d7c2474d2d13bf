import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { kioskUrl, setUpKiosk, signInOnKiosk } from '../../support/kiosk';
import { kioskScreens, lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { readPages } from '../../support/readPages';
import { serveConverter } from '../../support/serveConverter';
import { watchPage } from '../../support/watchPage';

const main = (page: Page) => page.getByRole('main');
const folder = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const file = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('from the project to a drawing: shown, its versions, saved, and two of them as one', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  await openAs(page, 'kari', '/projects/9');
  await main(page).getByRole('link', { name: 'Prosjekttegninger' }).click();
  await folder(page, 'Arkitekt').click();
  await expect(main(page).getByRole('heading', { name: 'Arkitekt' })).toBeVisible();
  await lookAt(page, 'folder of drawings');
  await page.setViewportSize({ width: 1280, height: 900 });

  const name = 'A-20-01 Plan kjeller.pdf';
  await page.getByRole('button', { name: `Vis ${name}` }).click();
  const viewer = page.getByRole('dialog', { name });
  await expect(viewer.getByRole('group', { name: 'Side 1', exact: true })).toContainText('A-20-01');
  await viewer.getByRole('button', { name: 'Ferdig' }).click();
  await expect(viewer).toBeHidden();

  await page.getByRole('button', { name: `Versjoner av ${name}` }).click();
  const versions = page.getByRole('dialog', { name: `Versjoner av ${name}` });
  await expect(versions.getByText('Versjon 1', { exact: true })).toBeVisible();
  await lookAt(page, 'versions');
  await page.setViewportSize({ width: 1280, height: 900 });
  await versions.getByRole('button', { name: 'Lukk vinduet' }).click();
  await expect(versions).toBeHidden();

  const saving = page.waitForEvent('download');
  await file(page, name).click();
  expect((await saving).suggestedFilename()).toBe(name);

  await page.getByRole('checkbox', { name: `Velg ${name}` }).check();
  await page.getByRole('checkbox', { name: 'Velg A-20-02 Plan 1. etasje.pdf' }).check();
  const merging = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned valgte (2)' }).click();
  const merged = await merging;
  expect(merged.suggestedFilename()).toMatch(/Arkitekt\.pdf$/);
  expect(await readPages(await readFile(await merged.path()))).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('a contractor finds a plan by a part of its name, and nothing that is for developer staff', async ({
  page,
}) => {
  await openAs(page, 'marte', '/projects/5/documents');
  await expect(folder(page, '01 Administrasjon')).toBeVisible();
  await expect(folder(page, '05 Kalkyle')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Søk i prosjektet' }).fill('sha-pl');
  await expect(file(page, 'SHA-plan.pdf')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Søk i prosjektet' }).fill('kalkyle');
  await expect(page.getByText(/Ingen dokumenter/)).toBeVisible();
});

test.describe('on a kiosk', () => {
  test.use({ baseURL: kioskUrl, viewport: { width: 1280, height: 1024 } });

  test('PDFs are shown, Excel as PDF once what converts it is there, and nothing is saved', async ({
    page,
  }) => {
    await setUpKiosk(page, 1);
    await signInOnKiosk(page, 'kari', '/projects/9/hms');
    await file(page, 'SHA-plan.pdf').click();
    const viewer = page.getByRole('dialog', { name: 'SHA-plan.pdf' });
    await expect(viewer.getByRole('group', { name: 'Side 1', exact: true })).toContainText('SHA-plan');
    await expect(viewer.getByRole('button', { name: /^Last ned/ })).toHaveCount(0);
    await viewer.getByRole('button', { name: 'Ferdig' }).click();
    await expect(viewer).toBeHidden();
    await lookAt(page, 'HMS plan on a kiosk', { sizes: kioskScreens });
    await page.goto('/projects/9/documents');
    await folder(page, '01 Administrasjon').click();
    await file(page, 'Fremdriftsplan.xlsx').click();
    const sheet = page.getByRole('dialog', { name: 'Fremdriftsplan.xlsx' });
    await expect(sheet.getByText(/kan ikke vises akkurat nå/)).toBeVisible();
    const stopServing = await serveConverter(page, 'Fremdriftsplan som PDF');
    await sheet.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(sheet.getByRole('group', { name: 'Side 1', exact: true })).toContainText(
      'Fremdriftsplan som PDF',
    );
    await stopServing();
    await expect(sheet.getByRole('button', { name: /^Last ned/ })).toHaveCount(0);
    await lookAt(page, 'Excel on a kiosk', { sizes: kioskScreens });
  });
});
