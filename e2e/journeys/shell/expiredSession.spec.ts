import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { openOwnCase } from '../../support/openOwnCase';
import { password, people } from '../../support/people';
import { portalUrl } from '../../support/portalUnderTest';
import { fillSignIn, signIn } from '../../support/signIn';

test('whose token the server refuses is signed out, and comes back to the page and the text', async ({
  page,
}) => {
  await signIn(page, 'piotr');
  const address = await openOwnCase(page, 7);
  await page.getByLabel('Ny kommentar').fill('Maler det hele på nytt.');
  const ends: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/oidc/session/end?')) ends.push(request.url());
  });
  await page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer nei' } }),
  );
  await page.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(page.getByText('Du er ikke logget inn').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expect(page).toHaveURL(`${portalUrl}/`);
  expect(ends).toHaveLength(1);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await fillSignIn(page, people.piotr, password);
  await expect(page).toHaveURL(portalUrl + address);
  await expect(page.getByLabel('Ny kommentar')).toHaveText('Maler det hele på nytt.');
});

test('a token that is refused for good leads to the start page each time, and no further', async ({
  page,
}) => {
  await page.route('**/api/user/contactperson', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer nei' } }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Godta' }).click();
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await fillSignIn(page, people.lars, password);
  await expect(page.getByText('Du er ikke logget inn').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expect(page).toHaveURL(`${portalUrl}/`);
  let loads = 0;
  page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0));
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByLabel('E-post')).toBeVisible();
  // The start page has waited for the person: one way to the provider and no other.
  expect(loads).toBe(1);
});
