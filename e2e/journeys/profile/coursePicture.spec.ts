import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { drawnPhoto } from '../../support/madeFiles';
import { openAs } from '../../support/openAs';
import { watchPage } from '../../support/watchPage';

const name = 'Truckfører, T1 til T5';

test('a picture of a certificate is kept with its course, opened, replaced, and deleted after a question, as when the course is unticked', async ({
  page,
}) => {
  test.slow();
  const complaints = await watchPage(page);
  await openAs(page, 'henrik', '/profile');
  const card = page.getByRole('region', { name: 'Kurs og sertifikater' });
  await card.getByRole('button', { name: 'Velg kurs' }).click();
  const choice = page.getByRole('dialog', { name: 'Hvilke kurs har du?' });
  await choice.getByRole('checkbox', { name }).check();
  await choice.getByRole('button', { name: 'Lagre' }).click();
  await expect(choice).toBeHidden();

  const row = card.getByRole('listitem').filter({ hasText: name });
  const dialog = page.getByRole('dialog', { name: 'Bilde av kursbeviset' });
  const buffer = await drawnPhoto(page);
  const choose = async (fileName: string) => {
    const file = { name: fileName, mimeType: 'image/jpeg', buffer };
    await dialog.getByLabel('Bilde fra enheten').setInputFiles(file);
    await expect(dialog.getByText('Klar til å lagres')).toBeVisible();
  };
  await row.getByRole('button', { name: `Legg til bilde for ${name}` }).click();
  await choose('kursbevis.jpg');
  await lookAt(page, 'the dialog with the picture of a certificate');
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await expect(dialog).toBeHidden();
  await lookAt(page, 'a course with its picture');

  await page.reload();
  const small = row.getByRole('button', { name: `Åpne bildet for ${name}` });
  await expect(small.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await small.click();
  const viewer = page.getByRole('dialog', { name: 'kursbevis.jpg' });
  await expect(viewer.getByRole('img', { name: 'kursbevis.jpg' })).toHaveJSProperty('naturalWidth', 2560);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(small).toBeFocused();

  await row.getByRole('button', { name: `Endre bildet for ${name}` }).click();
  await choose('nytt.jpg');
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await expect(dialog).toBeHidden();
  await small.click();
  await expect(page.getByRole('dialog', { name: 'nytt.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: `Endre bildet for ${name}` }).click();
  await dialog.getByRole('button', { name: 'Slett bildet' }).click();
  const question = page.getByRole('dialog', { name: 'Slette bildet?' });
  await question.getByRole('button', { name: 'Slett' }).click();
  await expect(row.getByRole('button', { name: `Legg til bilde for ${name}` })).toBeVisible();

  await row.getByRole('button', { name: `Legg til bilde for ${name}` }).click();
  await choose('kursbevis.jpg');
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: 'Velg kurs' }).click();
  await choice.getByRole('checkbox', { name }).uncheck();
  await choice.getByRole('button', { name: 'Lagre' }).click();
  const gone = choice.getByRole('alertdialog', { name: /^Ta bort kursene/ });
  await expect(gone).toContainText(`${name}: bildet av kursbeviset`);
  await lookAt(page, 'the question before a course with a picture is unticked');
  await gone.getByRole('button', { name: 'Slett og lagre' }).click();
  await expect(choice).toBeHidden();
  await expect(row).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the main contact and developer staff find the courses of somebody, and can only look', async ({
  page,
  browser,
}) => {
  await openAs(page, 'marte', '/company');
  const people = page.getByRole('region', { name: 'Kontaktpersoner', exact: true });
  await people.getByRole('link', { name: 'Kurs og sertifikater for Piotr Kowalski' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Piotr Kowalski' })).toBeVisible();
  const rows = main.getByRole('listitem');
  const seen = await rows.allTextContents();
  expect(seen.length).toBeGreaterThan(0);
  await lookAt(page, 'the courses of somebody');
  const { pathname } = new URL(page.url());

  const ofStaff = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await openAs(ofStaff, 'kari', '/projects/5/contacts');
  await ofStaff.getByRole('main').getByRole('link', { name: 'Piotr Kowalski' }).click();
  await expect(ofStaff).toHaveURL(new RegExp(`${pathname}$`));
  await expect(ofStaff.getByRole('main').getByRole('listitem')).toHaveText(seen);

  const ofStranger = await (await browser.newContext()).newPage();
  await openAs(ofStranger, 'lars', pathname);
  await expect(ofStranger.getByText(/eller du har ikke tilgang til kursene/)).toBeVisible();
});
