import { expect, type Page } from '@playwright/test';

import { fillReport } from '../../support/fillReport';
import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { haveSignedIn, openAs } from '../../support/openAs';
import { mailsWith } from '../../support/outbox';
import { watchPage } from '../../support/watchPage';
import { writeComment } from '../../support/writeComment';

const create = (page: Page) => page.getByRole('button', { name: 'Opprett' });
const reportedRow = (page: Page, title: string) =>
  page.getByRole('main').locator('details').getByRole('link').filter({ hasText: title });

for (const width of [390, 1280])
  test(`at ${width} px a deviation becomes somebody's action, and who reported it sees what became of it`, async ({
    browser,
  }) => {
    test.slow();
    const title = `Rekkverk nummer ${width}`;
    const viewport = { width, height: 844 };
    const piotr = await (await browser.newContext({ viewport })).newPage();
    const marte = await (await browser.newContext({ viewport })).newPage();
    const complaints = await watchPage(piotr);
    await Promise.all([openAs(piotr, 'piotr'), haveSignedIn(marte, 'marte')]);

    await piotr.getByRole('main').getByRole('link', { name: 'Nytt avvik' }).click();
    await create(piotr).click();
    for (const text of [
      'Tittel må fylles ut!',
      'Beskrivelse må fylles ut!',
      'Type må fylles ut!',
      'Ansvarlig må fylles ut!',
      'Prosjekt må velges ut!',
    ]) {
      await expect(piotr.getByText(text)).toBeVisible();
    }
    await expect(piotr.getByText('Alle obligatoriske felter må fylles ut!').first()).toBeVisible();
    await lookAt(piotr, 'new deviation with what is missing', { sizes: [viewport] });

    await fillReport(piotr, { title, responsible: 'Marte Haugen' });
    await piotr.getByLabel('Vedlegg fra enheten').setInputFiles({
      name: 'rekkverk.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Tatt ved heisen i tredje etasje.'),
    });
    await expect(piotr.getByText('1 fil er lastet opp.')).toBeAttached();
    await lookAt(piotr, 'new deviation filled in', { sizes: [viewport] });
    await create(piotr).click();
    await expect(piotr).toHaveURL(/\/dashboard$/);

    await expect.poll(() => mailsWith(title)).toHaveLength(1);
    const [mail = ''] = await mailsWith(title);
    expect(mail).toContain('To: marte@nordretomrer.example');

    await piotr.goto('/actions');
    await piotr.getByText('Meldt av deg').click();
    await expect(reportedRow(piotr, title)).toContainText('Åpen');

    await marte.goto('/actions');
    await marte
      .getByRole('main')
      .getByRole('link', { name: new RegExp(title) })
      .last()
      .click();
    await expect(marte.getByRole('region', { name: 'Fra meldingen (Avvik)' })).toContainText('rekkverk.txt');
    await marte.getByRole('button', { name: 'Sett som behandlet' }).click();
    await expect(
      marte.getByText('Må legge til kommentar for å kunne sette tiltak som behandlet!').first(),
    ).toBeVisible();
    await writeComment(marte, 'Rekkverket er skrudd fast.');
    await marte.getByRole('button', { name: 'Sett som behandlet' }).click();
    await marte.getByRole('dialog').getByRole('button', { name: 'Bekreft' }).click();
    await expect(marte.getByRole('button', { name: 'Sett som behandlet' })).toBeHidden();

    // Without a reload.
    await expect(reportedRow(piotr, title)).toContainText('Behandlet');
    await reportedRow(piotr, title).click();
    await expect(piotr.getByText('Rekkverket er skrudd fast.')).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('a closed tab loses nothing: the draft comes back with its file, and is sent once', async ({
  page,
  context,
}) => {
  test.slow();
  await openAs(page, 'piotr', '/ruh');
  await fillReport(page, { title: 'Nesten klemt', responsible: 'Marte Haugen' });
  await page.getByLabel('Vedlegg fra enheten').setInputFiles({
    name: 'port.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Porten falt.'),
  });
  await expect(page.getByText('1 fil er lastet opp.')).toBeAttached();
  await expect(page.getByText('Utkastet er lagret på denne enheten.')).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto('/ruh');
  await expect(again.getByText('Utkastet ditt fra sist er hentet tilbake.')).toBeVisible();
  await expect(again.getByLabel(/^Tittel/)).toHaveValue('Nesten klemt');
  await expect(again.getByRole('combobox', { name: /^Ansvarlig/ })).toHaveValue('Marte Haugen');
  await expect(again.getByRole('list', { name: 'Nye filer' })).toContainText('port.txt');
  await lookAt(again, 'RUH with its draft');

  await context.setOffline(true);
  await expect(again.getByText(/^Du er uten nett\. Det du skriver/)).toBeVisible();
  await create(again).click();
  await expect(again.getByRole('alert').first()).toBeVisible();
  await expect(again.getByLabel(/^Tittel/)).toHaveValue('Nesten klemt');
  await context.setOffline(false);
  await create(again).click();
  await expect(again).toHaveURL(/\/actions\/\d+$/);

  await again.goto('/ruh');
  await expect(again.getByLabel(/^Tittel/)).toHaveValue('');
});

test('the choices of who is responsible lie over the bar of the form, all of them in the window', async ({
  page,
}) => {
  await openAs(page, 'piotr', '/aberration');
  const field = page.getByRole('combobox', { name: /^Ansvarlig/ });
  await field.click();
  const choices = page.getByRole('listbox', { name: 'Ansvarlig' });
  await expect(choices.getByRole('option', { name: /Marte Haugen/ })).toBeVisible();
  const { top, bottom } = await choices.evaluate((list) => {
    const { x, y, width, height } = list.getBoundingClientRect();
    const isOfList = (at: number) => list.contains(document.elementFromPoint(x + width / 2, at));
    return { top: isOfList(y + 4), bottom: isOfList(y + height - 4) };
  });
  expect({ top, bottom }).toEqual({ top: true, bottom: true });
});

test('from a project the report opens with the project chosen, and its choices hang together', async ({
  page,
}) => {
  await openAs(page, 'kari', '/projects/7');
  await page.getByRole('main').getByRole('link', { name: 'Nytt avvik' }).click();
  const choice = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  await expect(choice('Prosjekt')).toHaveValue('7');
  await choice('Seksjon').selectOption({ index: 1 });
  await expect(choice('Bygg')).not.toHaveValue('');
  await choice('Bygg').selectOption('');
  await expect(choice('Seksjon')).toHaveValue('');
  await choice('Type').selectOption({ index: 1 });
  await choice('Årsak').selectOption({ index: 1 });
  await choice('Type').selectOption({ index: 2 });
  await expect(choice('Årsak')).toHaveValue('');
  await choice('Seksjon').selectOption({ index: 1 });
  await choice('Prosjekt').selectOption({ index: 1 });
  await expect(choice('Bygg')).toHaveValue('');
});
