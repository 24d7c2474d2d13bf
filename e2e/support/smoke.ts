import { expect, type Page } from '@playwright/test';

import { openOwnCase } from './openOwnCase';
import { signIn } from './signIn';
import { watchPage } from './watchPage';

/**
 * What must work whatever was released last: sign-in, every page of the navigation, a case with its dialog, and a comment
 * that is saved, without an error card.
 * @returns what the browser complained of meanwhile
 */
export async function smoke(page: Page, text: string): Promise<string[]> {
  const complaints = await watchPage(page);
  await signIn(page, 'marte', '/complaints');
  await expect(page.getByRole('main').locator('a[href*="/complaints/"]').first()).toBeVisible();
  const items = page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link');
  for (const name of await items.allInnerTexts()) {
    await items
      .filter({ hasText: name.split('\n')[0] ?? name })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  await openOwnCase(page, 0);
  await page.getByRole('button', { name: 'Endre ansvarlig', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Ny kommentar').fill(text);
  await page.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
  await expect(page.getByText('kunne ikke vises')).toBeHidden();
  return complaints;
}
