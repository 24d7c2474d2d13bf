import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { largeDrawing } from '../../support/largeDrawing';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { watchPage } from '../../support/watchPage';

const main = (page: Page) => page.getByRole('main');
const file = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%${text}\ntrailer<</Root 1 0 R>>\n%%EOF`),
});

/** Opens the administration's folder of a project's document hotel, which contractors put files into. */
async function openFolder(page: Page, who: 'marte' | 'kari') {
  await openAs(page, who, '/projects/7/documents');
  await main(page).getByRole('link', { name: '01 Administrasjon' }).click();
  await expect(main(page).getByRole('heading', { name: '01 Administrasjon' })).toBeVisible();
}

test('a contractor puts files into a folder, and what is called as another becomes a version when they say so', async ({
  page,
  browser,
}) => {
  const complaints = await watchPage(page);
  // Of this try alone: a journey may be tried again.
  const mark = Date.now().toString(36);
  const [plan, letter] = [`Riggplan ${mark}.pdf`, `Brev ${mark}.pdf`];
  await openFolder(page, 'marte');
  const device = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const other = await device.newPage();
  await openFolder(other, 'kari');
  await expect(other.getByRole('button', { name: 'Last opp' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Last opp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Last opp til 01 Administrasjon' });
  const chosen = dialog.getByLabel('Vedlegg fra enheten');
  await chosen.setInputFiles([pdf(plan, 'a'), pdf(letter, 'b'), { ...pdf('film.mp4', 'c') }]);
  await expect(dialog.getByText('2 av 3 filer er lastet opp.')).toBeVisible();
  await expect(dialog.getByText(/Filtypen kan ikke lastes opp/)).toBeVisible();
  await lookAt(page, 'upload');
  await page.setViewportSize({ width: 1280, height: 900 });
  // Who looks at the folder sees it come.
  await expect(file(other, plan)).toBeVisible();

  await chosen.setInputFiles([pdf(plan, 'changed')]);
  await expect(dialog.getByText('Det finnes et dokument med dette navnet i mappen.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Lagre som ny versjon' }).click();
  await expect(dialog.getByText('Endringsmelding må være fylt ut!')).toBeVisible();
  await dialog.getByRole('textbox', { name: `Endringsmelding for ${plan}` }).fill('Porten er flyttet');
  await dialog.getByRole('button', { name: 'Lagre som ny versjon' }).click();
  await expect(dialog.getByText('Lastet opp som versjon 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Lukk vinduet' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: `Versjoner av ${plan}` }).click();
  const versions = page.getByRole('dialog', { name: `Versjoner av ${plan}` });
  await expect(versions.getByText('Porten er flyttet')).toBeVisible();
  await versions.getByRole('button', { name: 'Lukk vinduet' }).click();

  await page.getByRole('button', { name: `Ny versjon av ${letter}` }).click();
  const version = page.getByRole('dialog', { name: `Ny versjon av ${letter}` });
  await version.getByLabel('Vedlegg fra enheten').setInputFiles([pdf('brev rev.pdf', 'd')]);
  await expect(version.getByText('Klar til å lagres')).toBeVisible();
  await version.getByRole('textbox', { name: /Endringsmelding/ }).fill('Ny mottaker');
  await lookAt(page, 'new version', { sizes: [{ width: 390, height: 844 }] });
  await page.setViewportSize({ width: 1280, height: 900 });
  await version.getByRole('button', { name: 'Lagre ny versjon' }).click();
  await expect(page.getByText(`${letter} er lastet opp som versjon 2.`)).toBeVisible();
  await expect(
    main(page)
      .getByRole('row', { name: new RegExp(letter) })
      .getByRole('cell')
      .nth(2),
  ).toHaveText('2');
  await device.close();
  expect(complaints).toEqual([]);
});

test('a large drawing is there as a picture, with its text over it', async ({ page }) => {
  const complaints = await watchPage(page);
  const name = `Situasjonsplan ${Date.now().toString(36)}.pdf`;
  await openFolder(page, 'marte');
  await page.getByRole('button', { name: 'Last opp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Last opp til 01 Administrasjon' });
  const drawing = { name, mimeType: 'application/pdf', buffer: largeDrawing('Situasjonsplan') };
  await dialog.getByLabel('Vedlegg fra enheten').setInputFiles([drawing]);
  await expect(dialog.getByText('1 av 1 filer er lastet opp.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Lukk vinduet' }).click();
  await expect(dialog).toBeHidden();

  await file(page, name).click();
  const viewer = page.getByRole('dialog', { name });
  const sheet = viewer.getByRole('group', { name: 'Side 1', exact: true });
  await expect(sheet.locator('img')).toBeAttached();
  await expect(sheet).toContainText('Situasjonsplan');
  await lookAt(page, 'a large drawing');
  expect(complaints).toEqual([]);
});
