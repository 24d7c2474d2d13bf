import { expect, type Page } from '@playwright/test';

import { acceptCookies } from './acceptCookies';
import { password, people, type PersonName } from './people';

/** Fills in the identity provider's page and sends it. */
export async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord').fill(secret);
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

/** One of the people with a name of their own, or another by e-mail; everybody's password is the same. */
export type Who = PersonName | `${string}@${string}`;

const emailOf = (who: Who) => (who in people ? people[who as PersonName] : who);

/** Signs in as a person does, from the address that is asked for, and waits for the portal's frame. */
export async function signIn(page: Page, who: Who, address = '/'): Promise<void> {
  await page.goto(address);
  await acceptCookies(page);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByLabel('E-post')).toBeVisible();
  await fillSignIn(page, emailOf(who), password);
  await expect(page.getByRole('button', { name: 'Tilbake', exact: true })).toBeVisible();
}
