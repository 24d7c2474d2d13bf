import { expect, type Page } from '@playwright/test';

import { fillReport } from '../../support/fillReport';
import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { haveSignedIn, openAs } from '../../support/openAs';
import { writeComment } from '../../support/writeComment';

const treat = (page: Page) => page.getByRole('button', { name: 'Sett som behandlet' });
const hand = (page: Page) => page.getByRole('button', { name: 'Endre ansvarlig' });
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** Reports a RUH and gives the address of the action that it makes. */
async function report(page: Page, fields: Parameters<typeof fillReport>[1]): Promise<string> {
  await page.goto('/ruh');
  await fillReport(page, fields);
  const answer = page.waitForResponse('**/api/ruh/insertupdate');
  await page.getByRole('button', { name: 'Opprett' }).click();
  const { actionId } = (await (await answer).json()) as { actionId: number };
  const address = `/actions/${actionId}`;
  await expect(page).toHaveURL(address);
  return address;
}

test('a grave action needs a comment and an attachment; who is not responsible reads why', async ({
  browser,
}) => {
  test.slow();
  const kari = await (await browser.newContext()).newPage();
  const lars = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const silje = await (await browser.newContext()).newPage();
  await Promise.all([haveSignedIn(kari, 'kari'), haveSignedIn(lars, 'lars'), haveSignedIn(silje, 'silje')]);
  const address = await report(kari, {
    title: 'Strøm i rekkverk',
    responsible: 'Lars Granlund',
    severity: '1',
  });

  await kari.goto(address);
  await said(kari, 'Kun ansvarlig kan endre ansvarlig og sette tiltak som behandlet!');
  await silje.goto(address);
  await said(
    silje,
    'Hovedkontaktperson og ansvarlig kan endre ansvarlig, men kun ansavarlig kan sette tiltak som behandlet!',
  );
  for (const page of [kari, silje]) {
    await expect(treat(page)).toBeHidden();
    await expect(hand(page)).toBeHidden();
  }

  await lars.goto(address);
  await treat(lars).click();
  await said(lars, 'Må legge til vedlegg og kommentar for å kunne sette tiltak som behandlet!');
  await writeComment(lars, 'Jordet og målt.');
  await treat(lars).click();
  await said(lars, 'Må legge til vedlegg for å kunne sette tiltak som behandlet!');
  await lars.getByLabel('Vedlegg fra enheten').setInputFiles({
    name: 'måling.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('0,2 ohm'),
  });
  await lars.getByRole('button', { name: 'Lagre vedlegg' }).click();
  // Only saved ones can be downloaded.
  await expect(lars.getByRole('button', { name: 'Last ned måling.txt' })).toBeVisible();
  await lookAt(lars, 'action', { sizes: [{ width: 390, height: 844 }] });
  await treat(lars).click();
  const question = lars.getByRole('dialog', {
    name: 'Er du sikker på at du vil sette tiltak som behandlet?',
  });
  await lookAt(lars, 'question before an action is treated', { sizes: [{ width: 390, height: 844 }] });
  await question.getByRole('button', { name: 'Bekreft' }).click();
  await expect(question).toBeHidden();
  await expect(treat(lars)).toBeHidden();

  // Without a reload, for whoever has it open.
  await expect(kari.getByRole('region', { name: 'Historikk' })).toContainText('Behandlet');
});

test("a main contact hands a colleague's action on, and treats it when it is hers", async ({ browser }) => {
  test.slow();
  const piotr = await (await browser.newContext()).newPage();
  const marte = await (await browser.newContext()).newPage();
  await Promise.all([haveSignedIn(piotr, 'piotr'), haveSignedIn(marte, 'marte')]);
  const address = await report(piotr, { title: 'Rot i trapperom', responsible: 'Piotr Kowalski' });

  await marte.goto(address);
  await said(marte, 'Kun ansvarlig kan sette tiltak som behandlet!');
  await expect(treat(marte)).toBeHidden();
  await lookAt(marte, 'action of a colleague');
  await hand(marte).click();
  const dialog = marte.getByRole('dialog', { name: 'Endre ansvarlig' });
  await dialog.getByRole('button', { name: 'Endre ansvarlig' }).click();
  await expect(dialog.getByText('Ny ansvarlig er ikke valgt!')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Piotr Kowalski/ })).toHaveCount(0);
  await dialog.getByRole('radio', { name: /Marte Haugen/ }).click();
  await dialog.getByRole('button', { name: 'Endre ansvarlig' }).click();
  await expect(dialog).toBeHidden();
  await expect(treat(marte)).toBeVisible();
  await expect(marte.getByRole('region', { name: 'Historikk' })).toContainText('endret ansvarlig');
});

test('the list holds the open actions, the own ones first, and can show all', async ({ page }) => {
  test.slow();
  await openAs(page, 'henrik', '/actions');
  await expect(page.getByRole('heading', { name: 'Dine tiltak' })).toBeVisible();
  await page.getByRole('button', { name: 'Vis alle' }).click();
  await expect(page.getByRole('heading', { name: 'Alle tiltak' })).toBeVisible();
  await expect(page.getByText(/^1–10 av \d{3}/)).toBeVisible();
  await page.getByText('Meldt av deg').click();
  await lookAt(page, 'list of actions');
});
