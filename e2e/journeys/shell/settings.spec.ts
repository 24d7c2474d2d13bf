import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { layersGone } from '../../support/layersGone';
import { signIn } from '../../support/signIn';

test('who is new is asked for the HMS card and the courses, one after the other, and not again', async ({
  page,
}) => {
  await signIn(page, 'silje', '/complaints');
  const card = page.getByRole('dialog', { name: 'Registrer HMS-kortet ditt' });
  await card.getByRole('button', { name: 'Lagre' }).click();
  await expect(card.getByText('HMS kortnummer må fylles ut!')).toBeVisible();
  await expect(card.getByText('Utstedt dato må fylles ut!')).toBeVisible();
  await card.getByRole('button', { name: 'Jeg har ikke HMS-kort' }).click();
  await expect(card.getByText('Du vil ikke få fysisk tilgang på prosjektet')).toBeVisible();
  await card.getByRole('button', { name: 'Bekreft' }).click();
  await expect(card).toBeHidden();

  const courses = page.getByRole('dialog', { name: 'Hvilke kurs har du?' });
  await courses.getByRole('checkbox', { name: 'Varme arbeider' }).check();
  await courses.getByRole('button', { name: 'Lagre' }).click();
  await expect(courses.getByText('Dato må fylles ut!')).toBeVisible();
  await expect(page.getByText('Utgående dato må fulles ut!')).toBeVisible();
  await courses.getByLabel(/Utgår, Varme arbeider/).fill('31.12.2099');
  await page.keyboard.press('Tab');
  await courses.getByRole('button', { name: 'Lagre' }).click();
  await expect(courses).toBeHidden();

  const answered = page.waitForResponse('**/person/settings');
  await layersGone(page);
  await page.reload();
  await (await answered).finished();
  await expect(page.getByRole('button', { name: 'Innstillinger' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the theme is chosen in the settings or by F2, and kept on the server', async ({ page, browser }) => {
  // Somebody of this journey's own: who has chosen a look is not shown the device's any more.
  const eide = 'karoline.eide@byggtun.example';
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, eide, '/projects');
  const look = (of = page) => of.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: 'Innstillinger' }).click();
  const settings = page.getByRole('dialog', { name: 'Innstillinger' });
  await settings.getByRole('radio', { name: 'Mørkt' }).check();
  await expect.poll(look).toBe('dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Innstillinger' })).toBeFocused();
  await layersGone(page);
  await page.reload();
  await expect.poll(look).toBe('dark');

  const elsewhere = await (await browser.newContext({ colorScheme: 'light' })).newPage();
  await signIn(elsewhere, eide, '/projects');
  await expect.poll(() => look(elsewhere)).toBe('dark');
  await page.keyboard.press('F2');
  await expect.poll(look).toBe('light');
});
