import { expect, type Page } from '@playwright/test';

import { acceptCookies } from '../../support/acceptCookies';
import { test } from '../../support/journey';
import { password, people } from '../../support/people';
import { fillSignIn, signIn } from '../../support/signIn';

test.use({ serviceWorkers: 'allow' });

test('a deep link survives the sign-in', async ({ page }) => {
  await signIn(page, 'piotr', '/profile?fra=lenke');
  await expect(page).toHaveURL(/\/profile\?fra=lenke$/);
  await expect(page.getByRole('heading', { name: 'Min profil', level: 1 })).toBeVisible();
});

/** The font of the heading, once it is there. */
const font = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const plain = (family = '') => family.replaceAll('"', '');
    const wanted = plain(getComputedStyle(heading).fontFamily.split(',')[0]);
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return loaded.map(({ family }) => plain(family)).find((family) => family === wanted);
  });

test('a wrong password says so and keeps the e-mail; the right one then signs in', async ({ page }) => {
  await page.goto('/');
  await acceptCookies(page);
  await expect.poll(() => font(page)).toBeDefined();
  const own = await font(page);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByLabel('E-post')).toBeVisible();
  await expect.poll(() => font(page)).toBe(own);
  await fillSignIn(page, people.lars, 'feil');
  await expect(page.getByRole('alert')).toContainText('Feil e-post eller passord');
  await expect(page.getByLabel('E-post')).toHaveValue(people.lars);
  await fillSignIn(page, people.lars, password);
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeVisible();
});

test('a reload stays signed in, sign-out does not', async ({ page }) => {
  await signIn(page, 'piotr');
  await page.reload();
  await expect(page.getByRole('complementary').getByText('Piotr Kowalski')).toBeVisible();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await page.goto('/complaints');
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
});

test('an address that does not exist ends at 404', async ({ page }) => {
  await signIn(page, 'kari', '/projects');
  await page.goto('/finnes/ikke');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: 'Åida! Denne siden finnes ikke :(' })).toBeVisible();
});

test('the same bundle signs in with Microsoft Entra ID when the configuration says so', async ({ page }) => {
  const tenant = 'https://login.microsoftonline.com/8b4f3b52-0000-4000-8000-7a1f1c2d3e4f';
  await page.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        apiBase: '/api',
        hubUrl: '/hubs/portal',
        kiosk: false,
        signIn: {
          authority: tenant,
          clientId: 'b7a4c9de-0000-4000-8000-1234567890ab',
          knownAuthorities: [],
          protocolMode: 'AAD',
          apiScopes: ['api://byggtun/portal'],
          graphScopes: ['User.Read'],
        },
      },
    }),
  );
  await page.route('https://login.microsoftonline.com/**', (route) => route.fulfill({ body: 'Microsoft' }));
  await page.goto('/');
  await acceptCookies(page);
  const asked = page.waitForRequest((request) => request.url().includes('/oauth2/v2.0/authorize'));
  await page.getByRole('button', { name: 'Logg inn' }).click();

  const address = new URL((await asked).url());
  expect(address.origin + address.pathname).toBe(`${tenant}/oauth2/v2.0/authorize`);
  const sent = Object.fromEntries(address.searchParams);
  expect(sent).toMatchObject({
    client_id: 'b7a4c9de-0000-4000-8000-1234567890ab',
    response_type: 'code',
    code_challenge_method: 'S256',
  });
  expect(sent.redirect_uri).toMatch(/\/redirect\.html$/);
  expect(sent.scope?.split(' ')).toEqual(expect.arrayContaining(['api://byggtun/portal', 'User.Read']));
});

test('a token that has run out is renewed silently, without leaving the page', async ({ page }) => {
  await signIn(page, 'henrik', '/projects');
  await expect(page.getByRole('searchbox')).toBeVisible();
  const renewed = page.waitForRequest(
    (request) =>
      request.url().includes('/oidc/token') &&
      request.postData()?.includes('grant_type=refresh_token') === true,
  );
  // The access token lives for one hour.
  await page.clock.install({ time: Date.now() + 2 * 60 * 60 * 1000 });
  await page
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: /Reklamasjoner/ })
    .click();
  await renewed;
  await expect(page.getByRole('heading', { name: /reklamasjoner$/, level: 2 })).toBeVisible();
  await expect(page).toHaveURL(/\/complaints/);
});
