import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

import { hindrance } from '../../support/hindrance';
import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { drawnPhoto } from '../../support/madeFiles';
import { haveSignedIn } from '../../support/openAs';
import { openHouse } from '../../support/openHouse';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const orders = (page: Page) => page.getByRole('main').locator('a[href*="/orders/"]');
const entered = (page: Page) => page.getByText(/^Mottas nå:/);
/** A thumb reaches each of them where they stand, and reads all that they say. */
const areFree = async (...targets: Locator[]) => {
  for (const target of targets) {
    await target.scrollIntoViewIfNeeded();
    await expect.poll(() => hindrance(target)).toBe('');
  }
};
const line = (page: Page, place: number) =>
  page
    .getByRole('region', { name: 'Varer' })
    .getByRole('button', { name: /^(Motta|Endre) (?!alt)/ })
    .nth(place);

/** From a house's page to the released order that is delivered last, of which nothing has come. */
const openOrder = async (page: Page, house: number): Promise<string> => {
  await openHouse(page, house);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bestillinger/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Bestillinger', level: 2 })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?sort=-deliveryDate`);
  await orders(page).first().click();
  await expect(page.getByRole('heading', { name: /^Ordre #\d+/ }).first()).toBeVisible();
  return new URL(page.url()).pathname;
};

test('the tile counts the released orders, and leads to the list, which shows and filters them', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  await haveSignedIn(page, 'kari');
  await openHouse(page, 1);
  const tile = page.getByRole('main').getByRole('link', { name: /^Bestillinger/ });
  await expect(tile.locator('.bt-badge')).toHaveText(/^[1-9]/);
  const count = (await tile.locator('.bt-badge').textContent()) ?? '';
  await tile.click();
  await said(page, new RegExp(`av ${count}$`));
  for (const heading of ['Ordre', 'Status', 'Prosess', 'Bestilt', 'Levering', 'Leverandør'])
    await expect(page.getByRole('columnheader', { name: new RegExp(`^${heading}`) })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Bygg/ })).toHaveCount(0);
  await lookAt(page, 'list of orders');
  await page.setViewportSize(desk);
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?statusText=2`);
  await expect(page.getByRole('main').getByText('Ny (ikke sendt)').first()).toBeVisible();
  await expect(page.getByRole('row').getByText('Frigitt')).toHaveCount(0);
  await page.setViewportSize(phone);
  await page.goto(pathname);
  await expect(orders(page)).toHaveCount(Number(count));
});

test('an order says what it is, and is saved as PDF', async ({ page }) => {
  await haveSignedIn(page, 'kari');
  await openOrder(page, 1);
  await expect(page.getByRole('region', { name: 'Informasjon' })).toContainText('Leverandør');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned bestilling' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^Bestilling \d+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a line becomes a deviation, filled in with what the order says', async ({ page }) => {
  await haveSignedIn(page, 'kari');
  const address = await openOrder(page, 1);
  const number = /#(\d+)/.exec(
    (await page
      .getByRole('heading', { name: /^Ordre #/ })
      .first()
      .textContent()) ?? '',
  );
  await page
    .getByRole('link', { name: /^Meld avvik på / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Nytt avvik', level: 2 })).toBeVisible();
  await expect(page.getByLabel(/^Overskrift/)).toHaveValue(new RegExp(`^Ordre ${number?.[1]}: avvik på `));
  await expect(page.getByLabel(/^Beskrivelse/)).toHaveValue(/Leverandør: .+\n.*\nBestilt: /);
  await expect(page.getByRole('combobox', { name: /^Prosjekt/ })).not.toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('contractors have no orders', async ({ page }) => {
  await haveSignedIn(page, 'marte');
  await page.goto('/projects/2');
  await expect(page.getByRole('main').getByRole('link', { name: /^Kontakter/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Bestillinger/ })).toHaveCount(0);
});

for (const [place, viewport] of [phone, desk].entries())
  test(`at ${viewport.width} px: received in part, corrected, kept over a reload, and whole, while another sees it live`, async ({
    browser,
  }) => {
    test.slow();
    const kari = await (await browser.newContext({ viewport })).newPage();
    const henrik = await (await browser.newContext()).newPage();
    await Promise.all([haveSignedIn(kari, 'kari'), haveSignedIn(henrik, 'henrik')]);
    const address = await openOrder(kari, 2 + place);
    await henrik.goto(address);
    await expect(line(henrik, 0)).toBeVisible();

    await line(kari, 0).click();
    const first = dialog(kari, /^Motta /);
    await expect(first.getByRole('button', { name: 'Mer' })).toBeDisabled();
    await first.getByRole('button', { name: 'Mindre' }).click();
    await first.getByRole('button', { name: 'Ok' }).click();
    await expect(first.getByText(/^Velg om bestillingen/)).toBeVisible();
    const choices = first.getByRole('radio').locator('xpath=ancestor::label');
    await expect(choices).toHaveCount(2);
    await areFree(choices.nth(0), choices.nth(1), first.getByRole('button', { name: 'Ok' }));
    await first.getByRole('radio', { name: /^Delvis mottak/ }).check();
    await first.getByLabel('Merknad til varen').fill('Ett stykke er knust.');
    await lookAt(kari, 'receiving a line');
    await kari.setViewportSize(viewport);
    await first.getByRole('button', { name: 'Ok' }).click();
    await expect(first).toBeHidden();

    await line(kari, 1).click();
    const second = dialog(kari, /^Motta /);
    await second.getByRole('textbox', { name: /Mottatt mengde/ }).fill('99999,25');
    await expect(second.getByRole('radio', { name: /^Delvis mottak/ })).toBeDisabled();
    await second.getByRole('radio', { name: /rettes til 99999,25/ }).check();
    await second.getByRole('button', { name: 'Ok' }).click();
    await expect(second).toBeHidden();
    await expect(entered(kari)).toHaveCount(2);

    kari.on('dialog', (asked) => void asked.accept());
    await kari.reload();
    await expect(entered(kari)).toHaveCount(2);
    await lookAt(kari, 'order with something entered');
    await kari.setViewportSize(viewport);
    await areFree(
      kari.getByRole('button', { name: 'Avbryt varemottak' }),
      kari.getByRole('button', { name: /^Bekreft varemottak \(2\)/ }),
    );

    const leave = dialog(kari, 'Avbryte varemottak');
    await kari.getByRole('navigation', { name: 'Brødsmulesti' }).getByRole('link').first().click();
    await leave.getByRole('button', { name: 'Avbryt' }).click();
    await expect(leave).toBeHidden();
    await kari.goBack();
    await leave.getByRole('button', { name: 'Avbryt' }).click();
    await expect(leave).toBeHidden();
    await expect(kari).toHaveURL(new RegExp(`${address}$`));

    const confirm = dialog(kari, 'Bekrefte varemottak?');
    await kari.getByRole('button', { name: /^Bekreft varemottak \(/ }).click();
    await confirm
      .getByLabel('Vedlegg fra enheten')
      .setInputFiles({ name: 'følgeseddel.jpg', mimeType: 'image/jpeg', buffer: await drawnPhoto(kari) });
    await expect(confirm.getByText('Klar til å lagres')).toBeVisible();
    await kari.reload();
    await kari.getByRole('button', { name: /^Bekreft varemottak \(/ }).click();
    await expect(confirm.getByText('Klar til å lagres')).toBeVisible();
    await lookAt(kari, 'confirming a receipt with a photo');
    await kari.setViewportSize(viewport);
    await confirm.getByLabel('Merknad til leveringen').fill('Sjåføren ventet ikke.');
    await confirm.getByRole('button', { name: 'Bekreft varemottak' }).click();
    await said(kari, 'Varemottak vellykket.');
    await expect(entered(kari)).toHaveCount(0);
    const receipts = henrik.getByRole('region', { name: 'Varemottak' });
    await expect(receipts).toContainText('Kari Solberg tok imot 2 varer');
    await expect(receipts).toContainText('Sjåføren ventet ikke.');
    await expect(receipts).toContainText('Ett stykke er knust.');
    await receipts.getByRole('button', { name: /^Åpne følgeseddel/ }).click();
    await expect(dialog(henrik, /følgeseddel/).getByRole('img', { name: /følgeseddel/ })).toBeVisible();
    await henrik.keyboard.press('Escape');

    await kari.getByRole('button', { name: 'Motta alt' }).click();
    await kari.getByRole('button', { name: /^Bekreft varemottak \(/ }).click();
    await confirm.getByRole('button', { name: 'Bekreft varemottak' }).click();
    await expect(confirm).toBeHidden();
    await said(henrik, 'Ordre har allerede mottatt bestilte varer.');
    await said(kari, 'Ordre har allerede mottatt bestilte varer.');
    await expect(kari.getByRole('button', { name: /^Motta/ })).toHaveCount(0);
    await lookAt(kari, 'received order');
  });
