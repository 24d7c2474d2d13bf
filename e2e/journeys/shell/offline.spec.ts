import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { keptOnDevice } from '../../support/keptOnDevice';
import { openAs } from '../../support/openAs';
import { openOwnCase } from '../../support/openOwnCase';
import { signIn } from '../../support/signIn';

test.use({ serviceWorkers: 'allow' });

/** Chromium under test takes itself for online again after a reload without a network; then the server is out of reach. */
const lost = /Ingen internett tilgang! Sjekk dine innstillinger|Ikke kontakt med server/;
const bar = (page: Page) => page.getByRole('status').filter({ hasText: lost });
const rows = (page: Page) => page.getByRole('main').locator('a[href*="/complaints/"]');

test('what was read can be read without a network, with its age; what was not says so', async ({
  page,
  context,
}) => {
  await signIn(page, 'marte', '/complaints');
  // One that the list begins with; nothing of it is changed.
  const address = await rows(page)
    .first()
    .evaluate((row: HTMLAnchorElement) => {
      row.click();
      return row.getAttribute('href');
    });
  await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
  // By the menu: to load the list anew could come before the case is kept.
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /Reklamasjoner/ })
    .click();
  await expect(rows(page).first()).toBeVisible();
  await keptOnDevice(page, 'cases');

  await context.setOffline(true);
  await expect(bar(page)).toHaveText('Ingen internett tilgang! Sjekk dine innstillinger');
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(bar(page)).toContainText(/Du ser det som ble hentet \d\d\.\d\d\.\d{4} \d\d:\d\d\./);

  await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
  await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  const unread = await rows(page)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    .then((all) => all.find((one) => one !== address) ?? '');
  await page.getByRole('main').locator(`a[href="${unread}"]`).first().click();
  await expect(page.getByText('Kunne ikke hente innholdet.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('the portal starts without a network where somebody has signed in, for the same person', async ({
  page,
  context,
}) => {
  await signIn(page, 'henrik', '/projects');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await keptOnDevice(page, 'projects');
  await page.close();

  // As after the browser was closed: the key that the sign-in keeps for one session of the browser is gone.
  await context.clearCookies({ name: 'msal.cache.encryption' });
  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto('/projects');
  await expect(later.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(later.getByRole('complementary').getByText('Henrik Lunde')).toBeVisible();
  await context.setOffline(false);
});

test('a save without a network says so and keeps what was typed; back on it, it is saved', async ({
  page,
  context,
}) => {
  // Another one at each try: what an earlier one has saved stays.
  const text = `Malingen er levert og ligger i bod ${Date.now()}.`;
  await signIn(page, 'piotr');
  await openOwnCase(page, 9);
  await page.getByLabel('Ny kommentar').fill(text);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Ingen internett tilgang! Sjekk dine innstillinger' }),
  ).toBeVisible();
  await expect(page.getByLabel('Ny kommentar')).toHaveText(text);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(page.getByLabel('Ny kommentar')).toHaveText('');
  await expect(page.getByText(text)).toBeVisible();
});

test('who signs out leaves nothing of what was read', async ({ page }) => {
  await signIn(page, 'kari', '/projects');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const kept = () => page.evaluate(async () => (await caches.keys()).includes('byggtun-answers'));
  await expect.poll(kept).toBe(true);
  await page.getByRole('complementary').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  expect(await kept()).toBe(false);
});

test('who signs out without a network is signed out here, and asked at the next sign-in', async ({
  page,
  context,
}) => {
  await signIn(page, 'kari', '/projects');
  await keptOnDevice(page, 'projects');
  await context.setOffline(true);
  await page.getByRole('complementary').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/');
  await later.getByRole('button', { name: 'Logg inn' }).click();
  await expect(later.getByText('kari@byggtun.example')).toBeVisible();
});

for (const width of [390, 1280])
  for (const scrolled of [0, 60])
    test(`at ${width} px and ${scrolled} px down the bar moves nothing, and covers nothing for good`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAs(page, 'lars', '/complaints');
      await expect(rows(page).first()).toBeVisible();
      // A short page: it would be too short to be scrolled.
      await page.getByRole('searchbox').fill('finnes ikke');
      await expect(rows(page)).toHaveCount(0);
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      const field = page.getByRole('searchbox');
      const placeOf = async () => (await field.boundingBox())?.y ?? 0;
      const before = await placeOf();
      await context.setOffline(true);
      await expect(bar(page)).toBeVisible();
      expect(Math.abs((await placeOf()) - before)).toBeLessThan(1);

      await page.evaluate(() => window.scrollTo(0, 0));
      const heading = page.getByRole('main').getByRole('heading').first();
      const seen = () =>
        heading.evaluate((element) => {
          const { left, top, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 4, top + height / 2));
        });
      await expect.poll(seen).toBe(true);
      await context.setOffline(false);
      await expect(bar(page)).toBeHidden();
      await expect.poll(seen).toBe(true);
    });
