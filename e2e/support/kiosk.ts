import { expect, type Page } from '@playwright/test';

import type { PersonName } from './people';
import { ports } from './ports';
import { signIn } from './signIn';

export const kioskUrl = `http://kiosk.localhost:${ports.portal}`;

/** Sets a kiosk up as its owner does: the first projects of the list. */
export async function setUpKiosk(page: Page, count: number): Promise<void> {
  await page.goto('/');
  const projects = page.getByRole('region', { name: 'Alle prosjekter' }).getByRole('button');
  await expect(projects.first()).toBeVisible();
  for (let chosen = 0; chosen < count; chosen += 1) await projects.first().click();
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
}

/** Signs in on a kiosk, which follows no address that was asked for before, and opens one. */
export async function signInOnKiosk(page: Page, who: PersonName, address: string): Promise<void> {
  await signIn(page, who);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Tilbake', exact: true })).toBeVisible();
}

/** Everything that script can find on the device, by where it lies, but for the number that msal marks a storage with. */
export const leftOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => key !== 'msal.version')),
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
