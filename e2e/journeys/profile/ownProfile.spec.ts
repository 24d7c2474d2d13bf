import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { layersGone } from '../../support/layersGone';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { watchPage } from '../../support/watchPage';

/** Of the demo's own block, another at each walk. */
const newMobile = () => `99999${String(Date.now() % 1000).padStart(3, '0')}`;
const grouped = (mobile: string) => mobile.replaceAll(/(\d\d)(?=\d)/g, '$1 ');

test('one changes what others see of one, and it is there at the next visit', async ({ page }) => {
  const complaints = await watchPage(page);
  await openAs(page, 'henrik', '/profile');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Rediger' }).click();
  const form = page.getByRole('dialog', { name: 'Rediger profilen din' });
  await expect(form.getByLabel('Fornavn')).toHaveValue('Henrik');
  await form.getByLabel('Mobil').fill('');
  await form.getByRole('button', { name: 'Lagre' }).click();
  await expect(form.getByText('Mobil må fylles ut!')).toBeVisible();
  await expect(page.getByText('Alle obligatoriske felter må fylles ut!')).toBeVisible();

  const mobile = newMobile();
  await form.getByLabel('Mobil').fill(`${mobile.slice(0, 2)} x${mobile.slice(2)}`);
  await form.getByRole('button', { name: 'Lagre' }).click();
  await expect(form).toBeHidden();
  await expect(main.getByRole('link', { name: grouped(mobile) })).toBeVisible();
  await layersGone(page);
  await page.reload();
  await expect(main.getByRole('link', { name: grouped(mobile) })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the profile, its form and its questions at every size, in light and dark', async ({ page }) => {
  test.slow();
  await openAs(page, 'marte', '/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'HMS-kort' })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Kurs og sertifikater' }).getByRole('button').first(),
  ).toBeVisible();
  await lookAt(page, 'the profile');
  await main.getByRole('button', { name: 'Rediger' }).click();
  await expect(page.getByRole('dialog', { name: 'Rediger profilen din' })).toBeVisible();
  await lookAt(page, 'the form of the profile');
});
