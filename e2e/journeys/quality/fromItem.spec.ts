import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { haveSignedIn, openAs } from '../../support/openAs';
import { openOwnChecklist } from '../../support/openOwnChecklist';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

const item = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: text }) });
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
const press = (part: Page | Locator, name: string) => part.getByRole('button', { name }).click();

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const chooseResponsible = async (dialog: Locator, name: string) => {
  await dialog.getByRole('combobox', { name: /^Ansvarlig/ }).fill(name);
  await dialog.getByRole('option', { name }).first().click();
};

test('a deviation carries the photo of its item, takes another action, is followed by a colleague, and stands on paper', async ({
  browser,
}) => {
  test.slow();
  const kari = await (await browser.newContext({ viewport: phone })).newPage();
  const henrik = await (await browser.newContext({ viewport: desk })).newPage();
  await Promise.all([haveSignedIn(kari, 'kari'), haveSignedIn(henrik, 'henrik')]);
  const address = await openOwnChecklist(kari, 'Tett bygg');
  const photos = item(kari, 'Bilder av fasaden');
  await photos
    .getByLabel('Vedlegg fra enheten')
    .setInputFiles({ name: 'fasade.png', mimeType: 'image/png', buffer: pixel });
  await expect(photos.getByText('fasade.png').first()).toBeVisible();
  await press(kari, 'Lagre');
  await said(kari, /^Lagret \d\d:\d\d$/);
  await henrik.goto(address);
  await expect(
    item(henrik, 'Bilder av fasaden').getByRole('button', { name: /^Opprett avvik/ }),
  ).toBeDisabled();

  await press(photos, 'Opprett avvik');
  const dialog = kari.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^Navn/ })).toHaveValue('Bilder av fasaden');
  await expect(dialog.getByText('Bilder fra punktet følger med')).toBeVisible();
  await lookAt(kari, 'deviation of an item');
  await kari.setViewportSize(phone);
  await dialog.getByRole('textbox', { name: /^Navn/ }).fill('');
  await press(dialog, 'Opprett avvik');
  await expect(dialog.getByText('Navn må fylles ut!')).toBeVisible();
  await said(kari, 'Alle felter må fylles ut!');
  await dialog.getByRole('textbox', { name: /^Navn/ }).fill('Åpen skjøt i vindsperre');
  await press(dialog, 'Opprett avvik');
  await said(kari, 'Avvik opprettet!');
  await expect(photos.getByRole('link', { name: /^Avvik \d+: Åpen skjøt/ })).toBeVisible();
  await expect(item(henrik, 'Bilder av fasaden')).toContainText('Åpen skjøt i vindsperre');

  await press(photos, 'Opprett tiltak');
  await expect(dialog.getByText(/^Avvik \d+ har 1 tiltak fra før\.$/)).toBeVisible();
  await lookAt(kari, 'action of a deviation of an item');
  await kari.setViewportSize(phone);
  await press(dialog, 'Opprett tiltak');
  await expect(dialog.getByText('Type må angis.')).toBeVisible();
  await dialog.getByRole('combobox', { name: /^Type/ }).selectOption('Korrigerende tiltak');
  await chooseResponsible(dialog, 'Piotr Kowalski');
  await press(dialog, 'Opprett tiltak');
  await said(kari, 'Tiltak opprettet for sjekklistepunkt Bilder av fasaden');
  await expect(photos.getByText('2 tiltak, 0 behandlet')).toBeVisible();
  await lookAt(kari, 'checklist with a deviation');
  await kari.setViewportSize(phone);

  const paper = kari.waitForEvent('download');
  await press(kari, 'Last ned fil');
  expect((await paper).suggestedFilename()).toMatch(/^Sjekkliste \d+ Tett bygg\.pdf$/);
  await photos.getByRole('link', { name: /^Avvik \d+: Åpen skjøt/ }).click();
  await expect(kari).toHaveURL(/\/actions\/\d+$/);
  await expect(kari.getByRole('heading', { name: 'Åpen skjøt i vindsperre' })).toBeVisible();
});

test('a complaint of a handover goes to the contractor, who sees it', async ({ browser }) => {
  test.slow();
  const kari = await (await browser.newContext({ viewport: desk })).newPage();
  const piotr = await (await browser.newContext()).newPage();
  await Promise.all([haveSignedIn(kari, 'kari'), haveSignedIn(piotr, 'piotr')]);
  await openOwnChecklist(kari, 'Overtakelse av leilighet');
  const found = item(kari, 'Målernummer strøm').first();
  await press(found, 'Opprett reklamasjon');
  const dialog = kari.getByRole('dialog');
  await press(dialog, 'Opprett reklamasjon');
  await expect(dialog.getByText('Ansvarlig må fylles ut!')).toBeVisible();
  await said(kari, 'Alle obligatoriske felter må fylles ut!');
  await dialog.getByRole('textbox', { name: /^Tittel/ }).fill('Måleren er ikke plombert');
  await chooseResponsible(dialog, 'Piotr Kowalski');
  await lookAt(kari, 'complaint of an item');
  await kari.setViewportSize(desk);
  await press(dialog, 'Opprett reklamasjon');
  await said(kari, 'Reklamasjon opprettet!');
  const link = found.getByRole('link', { name: /^Reklamasjon \d+: Måleren/ });
  await expect(link).toBeVisible();
  await piotr.goto((await link.getAttribute('href')) ?? '');
  await expect(piotr.getByRole('heading', { name: 'Måleren er ikke plombert' })).toBeVisible();
});

test('a checklist for actions makes one of an item', async ({ page }) => {
  await page.setViewportSize(desk);
  await haveSignedIn(page, 'kari');
  await openOwnChecklist(page, 'Vernerunde på byggeplass');
  const rail = item(page, 'Rekkverk og utsparinger er sikret');
  await press(rail, 'Opprett tiltak');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Type/ }).selectOption('Strakstiltak');
  await chooseResponsible(dialog, 'Marte Haugen');
  await press(dialog, 'Opprett tiltak');
  await said(page, 'Tiltak opprettet for sjekklistepunkt Rekkverk og utsparinger er sikret');
  await expect(rail.getByRole('link', { name: /^Tiltak \d+/ })).toBeVisible();
  await expect(rail.getByRole('button', { name: /^Opprett tiltak/ })).toBeDisabled();
});

test('checklists on the Dashboard and on a project, for developer staff alone', async ({ browser }) => {
  test.slow();
  const kari = await (await browser.newContext({ viewport: desk })).newPage();
  const marte = await (await browser.newContext({ viewport: desk })).newPage();
  await Promise.all([openAs(kari, 'kari', '/dashboard'), openAs(marte, 'marte', '/dashboard')]);
  const card = kari.getByRole('main').getByRole('region', { name: 'Sjekklister' });
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await press(card, 'Vis alle');
  await expect(card.getByRole('button', { name: 'Vis mine' })).toBeVisible();
  await expect(marte.getByRole('main').getByRole('region', { name: 'Egenkontroller' })).toBeVisible();
  await expect(marte.getByRole('main').getByRole('region', { name: 'Sjekklister' })).toHaveCount(0);
  await card.getByRole('link', { name: 'Sjekklister' }).click();
  await expect(kari.getByRole('heading', { name: 'Alle sjekklister' })).toBeVisible();

  // A project whose safety instruction she has confirmed.
  await kari.goto('/projects/9');
  const tile = kari.getByRole('main').getByRole('link', { name: /^Sjekklister/ });
  await expect(tile).toBeVisible();
  await tile.click();
  await expect(kari).toHaveURL(/\/checklist\?/);
  await kari.goto('/dashboard');
  await kari.setViewportSize(phone);
  await kari
    .getByRole('main')
    .getByRole('link', { name: /^Sjekklister/ })
    .first()
    .click();
  await expect(kari).toHaveURL(/\/checklist/);
});
