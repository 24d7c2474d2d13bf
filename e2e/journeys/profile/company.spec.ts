import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { portalUrl } from '../../support/portalUnderTest';
import { watchPage } from '../../support/watchPage';

test('the main contact adds, edits, deactivates and brings back a contact person', async ({ page }) => {
  const complaints = await watchPage(page);
  await openAs(page, 'marte', '/company');
  const people = page.getByRole('region', { name: 'Kontaktpersoner', exact: true });
  const gone = page.getByRole('region', { name: 'Deaktiverte kontaktpersoner' });
  await expect(people.getByText('Hovedkontaktperson').first()).toBeAttached();
  // Somebody of this walk's own.
  const name = `Vandrer${Date.now()}`;

  await people.getByRole('button', { name: 'Legg til' }).click();
  const add = page.getByRole('dialog', { name: 'Legg til kontaktperson' });
  await add.getByLabel('Fornavn').fill('Ida');
  await add.getByLabel('Etternavn').fill(name);
  await add.getByLabel('Epost').fill(`${name}@nordretomrer.example`);
  await add.getByRole('button', { name: 'Legg til' }).click();
  await expect(add.getByText('Mobil må fylles ut!')).toBeVisible();
  await add.getByLabel('Mobil').fill('99999321');
  await add.getByRole('button', { name: 'Legg til' }).click();
  await expect(add).toBeHidden();

  await people.getByRole('button', { name: `Rediger Ida ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Rediger kontaktperson' });
  await edit.getByLabel('Fornavn').fill('Eva');
  await edit.getByRole('button', { name: 'Lagre' }).click();
  await expect(edit).toBeHidden();

  await people.getByRole('button', { name: `Deaktiver Eva ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Deaktivere Eva ${name}?` });
  await expect(question.getByText('Personen har ingen åpne saker.')).toBeVisible();
  await question.getByRole('button', { name: 'Deaktiver' }).click();
  await expect(question).toBeHidden();
  await gone.getByRole('button', { name: `Gjenopprett Eva ${name}` }).click();
  await expect(people.getByRole('button', { name: `Deaktiver Eva ${name}` })).toBeVisible();

  // Nobody of a journey is left to choose elsewhere.
  await people.getByRole('button', { name: `Deaktiver Eva ${name}` }).click();
  await question.getByRole('button', { name: 'Deaktiver' }).click();
  await expect(gone.getByText(`Eva ${name}`)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('who is no main contact sees the company and can do nothing', async ({ page }) => {
  await openAs(page, 'piotr', '/company');
  await expect(
    page.getByRole('region', { name: 'Firma', exact: true }).getByText('Marte Haugen'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('developer staff, who have no company, are led to the Dashboard', async ({ page }) => {
  await openAs(page, 'kari', '/company');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Mitt firma' })).toHaveCount(0);
});

test('of two who edit the company at once the second is told, and keeps what was typed', async ({
  browser,
  page,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: portalUrl, locale: 'nb-NO' })).newPage();
  for (const one of [page, elsewhere]) await openAs(one, 'marte', '/company');
  const formOn = async (one: typeof page) => {
    const company = one.getByRole('region', { name: 'Firma', exact: true });
    await company.getByRole('button', { name: 'Rediger' }).click();
    return one.getByRole('dialog', { name: 'Rediger firmaet' });
  };
  const [first, second] = [await formOn(page), await formOn(elsewhere)];
  const before = await first.getByLabel('Telefon').inputValue();
  const phone = (start: string) => `${start}${String(Date.now() % 1000).padStart(3, '0')}`;
  const [mine, theirs] = [phone('99999'), phone('99998')];
  await first.getByLabel('Telefon').fill(mine);
  await first.getByRole('button', { name: 'Lagre' }).click();
  await expect(first).toBeHidden();

  await second.getByLabel('Telefon').fill(theirs);
  await second.getByRole('button', { name: 'Lagre' }).click();
  await expect(
    second.getByText(/Firmaet er endret siden du åpnet det, så ingenting er lagret/),
  ).toBeVisible();
  await expect(second.getByText(`→ ${mine}`)).toBeVisible();
  await expect(second.getByLabel('Telefon')).toHaveValue(theirs);
  await page.reload();
  const again = await formOn(page);
  await expect(again.getByLabel('Telefon')).toHaveValue(mine);
  await again.getByLabel('Telefon').fill(before);
  await again.getByRole('button', { name: 'Lagre' }).click();
  await expect(again).toBeHidden();
});

test('the company and its questions at every size, in light and dark', async ({ page }) => {
  test.slow();
  await openAs(page, 'marte', '/company');
  const company = page.getByRole('region', { name: 'Firma', exact: true });
  await expect(company.getByText('Marte Haugen')).toBeVisible();
  await lookAt(page, 'the company');
  await company.getByRole('button', { name: 'Rediger' }).click();
  await expect(page.getByRole('dialog', { name: 'Rediger firmaet' })).toBeVisible();
  await lookAt(page, 'the form of the company');
});
