import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { kioskUrl, setUpKiosk, signInOnKiosk } from '../../support/kiosk';
import { kioskScreens, lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { watchPage } from '../../support/watchPage';

const main = (page: Page) => page.getByRole('main');
const table = (page: Page) => main(page).getByRole('table', { name: 'Kontakter' });

test('a contractor finds the project leader, folds the others away and can call', async ({ page }) => {
  const complaints = await watchPage(page);
  await openAs(page, 'marte', '/projects/5');
  await main(page).getByRole('link', { name: 'Kontakter' }).click();
  await expect(main(page).getByRole('heading', { name: 'Kontakter' })).toBeVisible();
  const kari = table(page).getByRole('row', { name: /Kari Solberg/ });
  await expect(kari).toContainText('Prosjektleder');
  await expect(kari.getByRole('link', { name: 'kari@byggtun.example' })).toHaveAttribute(
    'href',
    'mailto:kari@byggtun.example',
  );
  await expect(kari.getByRole('link', { name: /^99 99/ })).toHaveAttribute('href', /^tel:99999\d{3}$/);

  const group = table(page).getByRole('button', { name: /^Tømrer/ });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.press('Enter');
  await expect(table(page).getByRole('rowheader', { name: 'Marte Haugen' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Søk etter navn' }).fill('MARTE H');
  await expect(table(page).getByRole('rowheader', { name: 'Marte Haugen' })).toBeVisible();
  await expect(kari).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Søk etter navn' }).fill('haugen');
  await expect(page.getByText('Ingen kontakter har et navn som begynner med «haugen».')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Søk etter navn' }).fill('');
  await expect(kari).toBeVisible();
  await lookAt(page, 'contacts');
  expect(complaints).toEqual([]);
});

test('on a phone a row unfolds what there is no column for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'lars', '/projects/2/contacts');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Kontaktperson', 'Mobil', 'Mer']);
  const more = table(page).getByRole('button', { name: 'Mer om Marte Haugen' });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  const unfolded = table(page).getByRole('row', { name: /marte@nordretomrer.example/ });
  await expect(unfolded).toContainText('Hovedkontaktperson');
  await lookAt(page, 'a contact that is unfolded', { sizes: [{ width: 390, height: 844 }] });
});

test.describe('on a kiosk', () => {
  test.use({ baseURL: kioskUrl, viewport: { width: 1280, height: 1024 } });

  test('names, roles and companies, and numbers of the main contacts; no e-mail', async ({ page }) => {
    await setUpKiosk(page, 1);
    await signInOnKiosk(page, 'kari', '/projects/9/contacts');
    const marte = table(page).getByRole('row', { name: /Marte Haugen/ });
    await expect(marte.getByRole('link', { name: /^99 99/ })).toBeVisible();
    await expect(table(page).getByRole('link', { name: /@/ })).toHaveCount(0);
    const piotr = table(page).getByRole('row', { name: /Piotr Kowalski/ });
    await expect(piotr).toContainText('Nordre Tømrer AS');
    await expect(piotr.getByRole('link')).toHaveCount(0);
    await lookAt(page, 'contacts on a kiosk', { sizes: kioskScreens });
  });
});
