import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { haveSignedIn, openAs } from '../../support/openAs';
import { openOwnChecklist } from '../../support/openOwnChecklist';

test.use({ serviceWorkers: 'allow' });

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

const item = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: text }) });
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** One answer of each kind but files. */
const answer = async (page: Page) => {
  await item(page, 'Dato for kontrollen').getByRole('textbox').fill('24.11.2026');
  await item(page, 'Underlag').first().getByRole('radio', { name: 'Våtromsplate' }).check();
  await item(page, 'Underlaget er rent, tørt og fast').getByRole('radio', { name: 'Ja' }).check();
  await item(page, 'Restfukt i prosent RF').getByRole('textbox').fill('84,5');
  await item(page, 'Klemring er montert').getByRole('radio', { name: 'Ikke relevant' }).check();
  const holes = item(page, 'Antall rørgjennomføringer');
  await holes.getByRole('textbox').fill('');
  await holes.getByRole('button', { name: 'Mer' }).click();
  await holes.getByRole('button', { name: 'Mer' }).click();
  await item(page, 'Produkt og batchnummer').getByRole('textbox').fill('Mapegum WPS 2041');
  await item(page, 'Forsterket med armering').getByRole('checkbox', { name: 'Rundt sluk' }).check();
  await item(page, 'Merknader').getByRole('textbox').fill('Målt på tre steder.\nAlt innenfor krav.');
};

const isAnswered = async (page: Page) => {
  await expect(item(page, 'Dato for kontrollen').getByRole('textbox')).toHaveValue('24.11.2026');
  await expect(item(page, 'Underlag').first().getByRole('radio', { name: 'Våtromsplate' })).toBeChecked();
  await expect(item(page, 'Restfukt i prosent RF').getByRole('textbox')).toHaveValue('84,5');
  await expect(item(page, 'Antall rørgjennomføringer').getByRole('textbox')).toHaveValue('2');
  await expect(item(page, 'Produkt og batchnummer').getByRole('textbox')).toHaveValue('Mapegum WPS 2041');
  await expect(
    item(page, 'Forsterket med armering').getByRole('checkbox', { name: 'Rundt sluk' }),
  ).toBeChecked();
};

/** Draws as a finger does. */
const draw = async (page: Page, pad: Locator) => {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is nothing to draw on');
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 6 });
  await page.mouse.move(box.x + 200, box.y + box.height - 20, { steps: 6 });
  await page.mouse.up();
};

for (const [place, viewport] of [phone, desk].entries())
  test(`at ${viewport.width} px: filled in, kept over a reload, signed and completed, while another reads it live`, async ({
    browser,
  }) => {
    test.slow();
    const kari = await (await browser.newContext({ viewport })).newPage();
    const henrik = await (await browser.newContext()).newPage();
    await Promise.all([haveSignedIn(kari, 'kari'), haveSignedIn(henrik, 'henrik')]);
    const address = await openOwnChecklist(kari, 'Våtrom før flislegging', place);
    await henrik.goto(address);
    await said(henrik, 'Bare Kari Solberg, som er ansvarlig, kan fylle ut sjekklisten.');
    await expect(henrik.getByRole('button', { name: /Lagre|Fullfør|Endre|Legg til/ })).toHaveCount(0);

    await answer(kari);
    await item(kari, 'Bilder av sluk')
      .getByLabel('Vedlegg fra enheten')
      .setInputFiles({
        name: 'måling.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('25 mm'),
      });
    await expect(
      item(kari, 'Bilder av sluk')
        .getByRole('button', { name: /måling\.txt/ })
        .first(),
    ).toBeVisible();
    await kari.getByRole('button', { name: 'Lagre' }).click();
    await said(kari, /^Lagret \d\d:\d\d$/);
    await expect(item(henrik, 'Produkt og batchnummer')).toContainText('Mapegum WPS 2041');
    await kari.reload();
    await isAnswered(kari);
    await expect(item(kari, 'Bilder av sluk')).toContainText('måling.txt');

    const whole = item(kari, 'Antall strøk');
    await item(kari, 'Målt tykkelse i millimeter').getByRole('textbox').fill('');
    await whole.getByRole('textbox').fill('0');
    await kari.keyboard.press('Tab');
    await expect(whole.getByText('Skriv et helt tall fra 1 og oppover.')).toBeVisible();
    await whole.getByRole('textbox').fill('3');
    await kari.getByRole('button', { name: 'Neste ubesvarte' }).click();
    await expect(item(kari, 'Målt tykkelse i millimeter').getByRole('textbox')).toBeFocused();
    await lookAt(kari, 'checklist that is being filled in');
    await kari.setViewportSize(viewport);

    await kari.getByRole('button', { name: 'Legg til Signatur' }).click();
    const dialog = kari.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Legg til Signatur' }).click();
    await expect(dialog.getByText('Du må fylle inn navn')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Navn' }).fill('Kari Solberg');
    await dialog.getByRole('button', { name: 'Legg til Signatur' }).click();
    await expect(dialog.getByText('Du må signere')).toBeVisible();
    await draw(kari, dialog.getByRole('img', { name: 'Signatur' }));
    await dialog.getByRole('button', { name: 'Legg til Signatur' }).click();
    await expect(dialog).toBeHidden();
    await expect(kari.getByRole('img', { name: 'Signatur av Kari Solberg' })).toBeVisible();

    await kari.getByRole('button', { name: 'Fullfør sjekkliste' }).click();
    await expect(dialog.getByText(/^\d+ punkter av 20 er ubesvart:$/)).toBeVisible();
    await expect(dialog.getByText(/Bilder av ferdig membran/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Fullfør sjekkliste' }).click();
    await said(kari, 'Sjekkliste fullført');
    await expect(kari).toHaveURL(/\/checklist$/);
    await expect(henrik.getByText(/^Sjekkliste fullført Kari Solberg/)).toBeVisible();
    await kari.goto(address);
    await expect(kari.getByText('Ferdigstilt', { exact: true })).toBeVisible();
    await expect(kari.getByRole('textbox')).toHaveCount(0);
  });

test('what two devices answer is shown to choose from, and what was written without a network comes back', async ({
  browser,
}) => {
  test.slow();
  const here = await (await browser.newContext({ viewport: phone })).newPage();
  const there = await (await browser.newContext()).newPage();
  await Promise.all([openAs(here, 'henrik'), openAs(there, 'henrik')]);
  const address = await openOwnChecklist(here, 'Våtrom før flislegging');
  const product = 'Produkt og batchnummer';
  await item(here, product).getByRole('textbox').waitFor();
  await here.context().setOffline(true);
  await item(here, product).getByRole('textbox').fill('Sika 100');
  await said(here, 'Ikke lagret ennå');
  await there.goto(address);
  await item(there, product).getByRole('textbox').fill('Mapegum');
  await there.getByRole('button', { name: 'Lagre' }).click();
  await said(there, /^Lagret \d\d:\d\d$/);
  await here.context().setOffline(false);
  await here.reload();
  const conflict = item(here, product).getByRole('alert');
  await expect(conflict).toContainText('Mapegum');
  await conflict.getByRole('button', { name: 'Behold mitt svar' }).click();
  await said(here, /^Lagret \d\d:\d\d$/);
  await expect(item(there, product).getByRole('textbox')).toHaveValue('Sika 100');
});

test('it is not completed while another tab has a photo of it that is not saved, and is when that is closed', async ({
  page: here,
  context,
}) => {
  await haveSignedIn(here, 'kari');
  const address = await openOwnChecklist(here, 'Sluttkontroll elektro');
  await here.route('**/api/attachments', (route) => route.abort());
  await item(here, 'Bilde av sikringsskapet')
    .getByLabel('Vedlegg fra enheten')
    .setInputFiles({ name: 'skap.txt', mimeType: 'text/plain', buffer: Buffer.from('16 A') });
  await said(here, 'Ikke lagret ennå');

  const there = await context.newPage();
  await there.goto(address);
  const complete = async () => {
    await there.getByRole('button', { name: 'Fullfør sjekkliste' }).click();
    await there.getByRole('dialog').getByRole('button', { name: 'Fullfør sjekkliste' }).click();
  };
  await complete();
  await said(there, /har filer i en annen fane som ikke er lagret ennå\. Sjekklisten er ikke fullført\./);
  await here.close();
  await expect(
    item(there, 'Bilde av sikringsskapet').getByRole('button', { name: 'Åpne skap.txt' }),
  ).toBeVisible();
  await said(there, /^Lagret \d\d:\d\d$/);
  await complete();
  await said(there, 'Sjekkliste fullført');
});

test('the list: developer staff’s own that are not completed, or all; contractors have none', async ({
  browser,
}) => {
  const kari = await (await browser.newContext({ viewport: desk })).newPage();
  const marte = await (await browser.newContext()).newPage();
  await Promise.all([openAs(kari, 'kari', '/dashboard'), openAs(marte, 'marte', '/checklist')]);
  await expect(marte).not.toHaveURL(/\/checklist/);
  await expect(
    marte.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: /Sjekklister/ }),
  ).toHaveCount(0);
  await kari
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: /Sjekklister/ })
    .click();
  await expect(kari.getByRole('heading', { name: 'Dine sjekklister' })).toBeVisible();
  await kari.getByRole('button', { name: 'Vis alle' }).click();
  await expect(kari.getByRole('heading', { name: 'Alle sjekklister' })).toBeVisible();
  await lookAt(kari, 'list of checklists');
});

test('one is made for a section, by who is responsible for it then', async ({ page }) => {
  await openAs(page, 'kari', '/checklist');
  await page.getByRole('button', { name: 'Legg til sjekkliste' }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('combobox', { name });
  await expect(field('Bygg')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Legg til sjekkliste' }).click();
  await expect(dialog.getByText('Prosjekt må velges!')).toBeVisible();
  await expect(dialog.getByText('Frist må velges!')).toBeVisible();
  await field('Prosjekt').selectOption({ index: 1 });
  await expect(field('Bygg').getByRole('option').nth(1)).toBeAttached();
  await field('Bygg').selectOption({ index: 1 });
  await expect(field('Seksjon').getByRole('option').nth(1)).toBeAttached();
  await field('Seksjon').selectOption({ index: 1 });
  await expect(field('Sjekkliste').getByRole('option', { name: /^Ettårsbefaring/ })).toBeAttached();
  await field('Sjekkliste').selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: /^Frist/ }).fill('31.12.2098');
  await lookAt(page, 'dialog that makes a checklist');
  await dialog.getByRole('button', { name: 'Legg til sjekkliste' }).click();
  await expect(page).toHaveURL(/\/checklist\/\d+$/);
  await said(page, '31.12.2098');
  await expect(page.getByRole('button', { name: 'Fullfør sjekkliste' })).toBeVisible();
});
