import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { haveSignedIn, openAs } from '../../support/openAs';
import { openOwnSelfCheck } from '../../support/openOwnSelfCheck';
import { resize } from '../../support/resize';
import { soon } from '../../support/soon';

const phone = { width: 390, height: 844 };

const item = (page: Page, number: number) =>
  page
    .getByRole('main')
    .locator('.activities > li')
    .nth(number - 1);
const tick = (page: Page, number: number) =>
  item(page, number).getByRole('button', { name: 'Sett som fullført' });
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('on a phone: ticked, taken back, commented on, reported and completed, while another sees it live', async ({
  browser,
}) => {
  test.slow();
  const marte = await (await browser.newContext({ viewport: phone })).newPage();
  const kari = await (await browser.newContext()).newPage();
  await Promise.all([haveSignedIn(marte, 'marte'), haveSignedIn(kari, 'kari')]);
  const address = await openOwnSelfCheck(marte);
  await kari.goto(address);
  await expect(tick(kari, 1)).toBeVisible();

  await tick(marte, 1).click();
  await said(marte, 'Aktivitet satt til fullført!');
  await expect(item(kari, 1)).toContainText('Utført av Marte Haugen');
  await item(marte, 1).getByRole('button', { name: 'Angre' }).click();
  await said(marte, 'Aktiviteten er ikke lenger fullført.');
  await expect(tick(kari, 1)).toBeVisible();

  await item(marte, 1).getByRole('button', { name: 'Legg til kommentar' }).click();
  const comment = marte.getByRole('dialog', { name: /^Kommentar:/ });
  await comment.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(comment.getByText('Kommentar må fylles ut!')).toBeVisible();
  await comment.getByLabel('Kommentar').fill('Målt på tre steder.');
  await comment.getByRole('checkbox', { name: 'Ok' }).check();
  await comment.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(comment).toBeHidden();
  await said(marte, 'Kommentar lagt til!');
  await expect(item(kari, 1)).toContainText('Målt på tre steder.');
  await item(kari, 1).getByRole('button', { name: 'Endre kommentar' }).click();
  const ok = kari.getByRole('dialog').getByRole('checkbox', { name: 'Ok' });
  await expect(ok).toBeChecked();
  await expect(ok).toBeDisabled();
  await kari.keyboard.press('Escape');

  await item(marte, 2).getByRole('button', { name: 'Legg til avvik' }).click();
  const report = marte.getByRole('dialog', { name: /^Avvik:/ });
  await report.getByRole('button', { name: 'Legg til avvik' }).click();
  await expect(report.getByText('Navn må fylles ut!')).toBeVisible();
  await expect(report.getByText('Beskrivelse må fylles ut!')).toBeVisible();
  await report.getByLabel('Navn').fill('Rift ved vinduet');
  await report.getByLabel('Beskrivelse').fill('Teip mangler over karmen.');
  await report.getByLabel('Vedlegg fra enheten').setInputFiles({
    name: 'måling.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('14 cm'),
  });
  await expect(report.getByText('1 fil er lastet opp.')).toBeAttached();
  await report.getByRole('button', { name: 'Legg til avvik' }).click();
  await expect(report).toBeHidden();
  await said(marte, 'Avvik lagt til!');
  await expect(item(marte, 2).getByRole('link', { name: /Rift ved vinduet/ })).toBeVisible();
  await item(marte, 2).getByRole('button', { name: 'Legg til avvik' }).click();
  await said(marte, 'Avvik er allerede opprettet!');

  // From the deviation to what follows from it.
  await item(kari, 2)
    .getByRole('link', { name: /Rift ved vinduet/ })
    .click();
  await expect(kari).toHaveURL(/\/actions\/\d+$/);
  await expect(kari.getByRole('heading', { name: 'Rift ved vinduet' })).toBeVisible();
  await kari.goto(address);

  await expect(marte.getByRole('button', { name: 'Ferdigstill' })).toHaveCount(0);
  const count = await marte.getByRole('main').locator('.activities > li').count();
  for (let number = 2; number <= count; number++) {
    await tick(marte, number).click();
    await expect(tick(marte, number)).toHaveCount(0);
  }
  await lookAt(marte, 'self-check that is ready to be completed');
  await marte.setViewportSize(phone);
  await marte.getByRole('button', { name: 'Ferdigstill' }).click();
  await marte.getByRole('dialog').getByRole('button', { name: 'Ferdigstill' }).click();
  await said(marte, 'Egenkontoller fullført');
  await expect(marte).toHaveURL(/\/checkups$/);
  await expect(kari.getByText(/^Ferdigmeldt \d{2}\.\d{2}\.\d{4}$/)).toBeVisible();
  await expect(kari.getByRole('button', { name: /Legg til|Sett som/ })).toHaveCount(0);
});

test('a tick moves nothing else, on a phone and on a laptop', async ({ page }) => {
  await haveSignedIn(page, 'marte');
  await openOwnSelfCheck(page, 'newest');
  /** Where each button stands that one could press next. */
  const places = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Legg til/ })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { x, y } = button.getBoundingClientRect();
          return [x + window.scrollX, y + window.scrollY].map(Math.round);
        }),
      );
  for (const [at, width] of [phone.width, 1280].entries()) {
    await resize(page, { width, height: 900 });
    await expect(tick(page, at + 1)).toBeVisible();
    const before = await places();
    await tick(page, at + 1).click();
    await expect(item(page, at + 1).getByRole('button', { name: 'Angre' })).toBeVisible();
    expect(await places(), `${width} px`).toEqual(before);
  }
});

test('the list: one’s own that are not completed; developer staff can show all; cards and table', async ({
  browser,
}) => {
  test.slow();
  const kari = await (await browser.newContext()).newPage();
  const piotr = await (await browser.newContext({ viewport: phone })).newPage();
  await Promise.all([openAs(kari, 'kari', '/dashboard'), openAs(piotr, 'piotr', '/dashboard')]);
  await expect(
    kari.getByRole('main').getByRole('region', { name: 'Egenkontroller' }).getByRole('listitem'),
  ).toHaveCount(3);
  await kari
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: /Egenkontroller/ })
    .click();
  await expect(kari.getByRole('heading', { name: 'Dine egenkontroller' })).toBeVisible();
  await kari.getByRole('button', { name: 'Vis alle' }).click();
  await expect(kari.getByRole('heading', { name: 'Alle egenkontroller' })).toBeVisible();
  await expect(kari.getByText(/^1–10 av \d{3}/)).toBeVisible();
  await lookAt(kari, 'list of self-checks');

  await piotr
    .getByRole('main')
    .getByRole('link', { name: /^Egenkontroller/ })
    .click();
  await expect(piotr.getByRole('heading', { name: 'Dine egenkontroller' })).toBeVisible();
  await expect(piotr.getByRole('button', { name: 'Vis alle' })).toHaveCount(0);
  await expect(piotr.getByRole('main').locator('a[href*="/checkups/"]').first()).toBeVisible();
});

test('another company’s contractor does not find it; a colleague opens it', async ({ browser }) => {
  const marte = await (await browser.newContext()).newPage();
  const piotr = await (await browser.newContext()).newPage();
  const silje = await (await browser.newContext()).newPage();
  await Promise.all([
    haveSignedIn(marte, 'marte'),
    haveSignedIn(piotr, 'piotr'),
    haveSignedIn(silje, 'silje'),
  ]);
  const address = await openOwnSelfCheck(piotr);
  await marte.goto(address);
  await expect(tick(marte, 1)).toBeVisible();
  await silje.goto(address);
  await expect(silje.getByText('Ikke funnet').first()).toBeVisible();
});

test('a project tells how many there are, and leads to them', async ({ page }) => {
  await openAs(page, 'kari', '/projects/2');
  const tile = page.getByRole('main').getByRole('link', { name: /^Egenkontroller/ });
  const badge = tile.locator('.bt-badge');
  await expect(badge).toHaveText(/^[1-9]/);
  // Another journey may complete one between the two.
  await expect(async () => {
    await page.goto('/projects/2');
    await expect(badge).toHaveText(/^[1-9]/);
    const count = await badge.innerText();
    await tile.click();
    await expect(page.getByRole('heading', { name: 'Alle egenkontroller' })).toBeVisible();
    await expect(page.getByText(new RegExp(`av ${count}$`)).first()).toBeVisible(soon);
  }).toPass();
});
