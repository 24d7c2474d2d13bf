import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { haveSignedIn, openAs } from '../../support/openAs';
import { openOwnCase } from '../../support/openOwnCase';

test("another company's contractor does not find the complaint, a colleague sees it without the buttons", async ({
  browser,
}) => {
  const marte = await (await browser.newContext()).newPage();
  const silje = await (await browser.newContext()).newPage();
  await Promise.all([haveSignedIn(marte, 'marte'), haveSignedIn(silje, 'silje')]);
  const address = await openOwnCase(marte, 5);
  await expect(marte.getByRole('button', { name: 'Endre ansvarlig' })).toBeVisible();

  await silje.goto(address);
  await expect(silje.getByText('Ikke funnet').first()).toBeVisible();
  await expect(silje.getByRole('heading', { name: 'Informasjon' })).toBeHidden();
});

test('developer staff see all complaints, a contractor their own', async ({ browser }) => {
  const kari = await (await browser.newContext()).newPage();
  const piotr = await (await browser.newContext()).newPage();
  await Promise.all([openAs(kari, 'kari', '/complaints'), openAs(piotr, 'piotr', '/complaints')]);
  await kari.getByRole('button', { name: 'Vis alle' }).click();
  await expect(kari.getByRole('heading', { name: 'Alle reklamasjoner' })).toBeVisible();
  await expect(piotr.getByRole('heading', { name: 'Dine reklamasjoner' })).toBeVisible();
  await expect(kari.getByText(/^1–10 av \d{3}/)).toBeVisible();
  await expect(piotr.getByText(/^1–10 av \d{2}$/)).toBeVisible();
});
