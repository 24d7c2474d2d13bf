import { expect, type Page, test } from '@playwright/test';

import { kioskUrl, setUpKiosk, signInOnKiosk } from '../../support/kiosk';
import { kioskScreens, lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';

const main = (page: Page) => page.getByRole('main');
const folder = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const file = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

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
  test.use({ baseURL: kioskUrl, viewport: { width: 1280, height: 1024 }, serviceWorkers: 'block' });

  test('PDFs are shown, nothing is saved, and of others one reads what to do', async ({ page }) => {
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
    await expect(page.getByText(/Vi støtter ikke denne typen fil på kiosk/)).toBeVisible();
  });
});
