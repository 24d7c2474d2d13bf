import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { portalUrl } from '../../support/portalUnderTest';
import { watchPage } from '../../support/watchPage';

test('developer staff anonymise who has left, after a question; the log and the company keep no name', async ({
  browser,
  page,
}) => {
  test.slow();
  const complaints = await watchPage(page);
  const company = await (await browser.newContext({ baseURL: portalUrl, locale: 'nb-NO' })).newPage();
  await openAs(company, 'marte', '/company');
  const people = company.getByRole('region', { name: 'Kontaktpersoner', exact: true });
  const gone = company.getByRole('region', { name: 'Deaktiverte kontaktpersoner' });
  const name = `Vandrer${Date.now()}`;
  await people.getByRole('button', { name: 'Legg til' }).click();
  const add = company.getByRole('dialog', { name: 'Legg til kontaktperson' });
  await add.getByLabel('Fornavn').fill('Ida');
  await add.getByLabel('Etternavn').fill(name);
  await add.getByLabel('Epost').fill(`${name}@nordretomrer.example`);
  await add.getByLabel('Mobil').fill('99999321');
  await add.getByRole('button', { name: 'Legg til' }).click();
  await people.getByRole('button', { name: `Deaktiver Ida ${name}` }).click();
  await company
    .getByRole('dialog', { name: `Deaktivere Ida ${name}?` })
    .getByRole('button', { name: 'Deaktiver' })
    .click();
  await expect(gone.getByText(`Ida ${name}`)).toBeVisible();

  await openAs(page, 'kari', '/profile');
  await page.getByRole('link', { name: 'Deaktiverte personer' }).click();
  await expect(page).toHaveURL(/\/people$/);
  await page.getByRole('searchbox').fill(`ida ${name}`);
  await page.getByRole('button', { name: `Anonymiser Ida ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Anonymisere Ida ${name}?` });
  await expect(question.getByText('Dette kan ikke angres.')).toBeVisible();
  await lookAt(page, 'the question before somebody is anonymised');
  await question.getByRole('button', { name: 'Anonymiser' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Ingen deaktiverte personer passer til søket.')).toBeVisible();
  const log = page.getByRole('region', { name: 'Logg' });
  await expect(log.getByText(/av Kari Solberg$/).first()).toBeVisible();
  await expect(log).not.toContainText(name);
  await page.getByRole('searchbox').fill('');
  await lookAt(page, 'the people who have left');

  await company.reload();
  await expect(people.getByText('Hovedkontaktperson').first()).toBeAttached();
  await expect(company.getByRole('main')).not.toContainText(name);
  expect(complaints).toEqual([]);
});

test('contractors have no such page', async ({ page }) => {
  await openAs(page, 'marte', '/people');
  await expect(page).toHaveURL(/\/dashboard$/);
});
