import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { haveSignedIn } from '../../support/openAs';
import { openOwnCase } from '../../support/openOwnCase';

test("a contractor finishes a complaint, and another person's open page shows it done", async ({
  browser,
}) => {
  const eirik = await (await browser.newContext()).newPage();
  const maria = await (await browser.newContext()).newPage();
  await Promise.all([
    haveSignedIn(eirik, 'eirik.arnes@fjordror.example'),
    haveSignedIn(maria, 'maria.strand@fjordror.example'),
  ]);
  const address = await openOwnCase(eirik, 0);
  await maria.goto(address);
  await expect(maria.getByRole('button', { name: 'Ferdigstill' })).toBeVisible();

  await eirik.getByRole('button', { name: 'Ferdigstill' }).click();
  const dialog = eirik.getByRole('dialog', { name: 'Ferdigstill saken' });
  await dialog.getByRole('button', { name: 'Ferdigstill' }).click();
  await expect(dialog.getByText('Kommentar er ikke lagt til!')).toBeVisible();
  await dialog.getByLabel('Kommentar').fill('Sluket er renset og prøvd. Klart for kontroll.');
  await dialog.getByRole('button', { name: 'Ferdigstill' }).click();
  await expect(dialog).toBeHidden();

  for (const page of [eirik, maria]) {
    await expect(page.getByRole('main').getByText('Utført', { exact: true }).first()).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Historikk' }).getByText('Utført', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Sluket er renset og prøvd. Klart for kontroll.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ferdigstill' })).toBeHidden();
  }
});

test('what was typed survives a failed save, and is saved by the next try', async ({ page, context }) => {
  await haveSignedIn(page, 'morten.myhre@fjordror.example');
  await openOwnCase(page, 0);
  await page.getByRole('button', { name: 'Ferdigstill' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ferdigstill saken' });
  await dialog.getByLabel('Kommentar').fill('Kranen er skiftet.');

  await context.route('**/api/complaints/update', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Ferdigstill' }).click();
  await expect(page.getByText('Ikke kontakt med server').first()).toBeVisible();
  await expect(dialog.getByLabel('Kommentar')).toHaveValue('Kranen er skiftet.');

  await context.unroute('**/api/complaints/update');
  await dialog.getByRole('button', { name: 'Ferdigstill' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Kommentarer' }).getByText('Kranen er skiftet.'),
  ).toBeVisible();
});

test('a comment that somebody else writes appears, and what is being typed stays', async ({ browser }) => {
  const piotr = await (await browser.newContext()).newPage();
  const marte = await (await browser.newContext()).newPage();
  await Promise.all([haveSignedIn(piotr, 'piotr'), haveSignedIn(marte, 'marte')]);
  const address = await openOwnCase(piotr, 2);
  await marte.goto(address);
  await marte.getByLabel('Ny kommentar').fill('Jeg holder på å skrive');

  await piotr.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(piotr.getByText('Må legge til kommetar for å lagre!').first()).toBeVisible();
  await piotr.getByLabel('Ny kommentar').fill('Kommer torsdag klokken ni.');
  await piotr.getByRole('button', { name: 'Lagre kommentar' }).click();

  await expect(marte.getByText('Kommer torsdag klokken ni.')).toBeVisible();
  await expect(marte.getByLabel('Ny kommentar')).toHaveText('Jeg holder på å skrive');
});
