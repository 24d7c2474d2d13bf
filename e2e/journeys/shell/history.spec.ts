import { expect, type Page } from '@playwright/test';

import { acceptCookies } from '../../support/acceptCookies';
import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { password, people } from '../../support/people';
import { portalUrl } from '../../support/portalUnderTest';
import { fillSignIn, signIn } from '../../support/signIn';

const cases = (page: Page) => page.getByRole('main').locator('a[href*="/complaints/"]');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('a new page begins at its top; back leads to the row that was left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openAs(page, 'lars', '/complaints');
  await cases(page).nth(8).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(100);
  await cases(page).nth(8).click();
  await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.getByRole('button', { name: 'Tilbake', exact: true }).click();
  await expect(cases(page).nth(8)).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(left);
});

test('back closes a dialog, asks before what is written is lost, and then leaves the page', async ({
  page,
}) => {
  await openAs(page, 'lars', '/complaints');
  await cases(page).first().click();
  await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
  const address = page.url();
  const dialog = page.getByRole('dialog', { name: 'Ferdigstill saken' });
  const open = async () => {
    await page.getByRole('button', { name: 'Ferdigstill' }).click();
    await expect(dialog).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.goForward();
  await expect(dialog).toHaveCount(0);

  await open();
  await dialog.getByLabel('Kommentar').fill('Venter på deler.');
  await page.goBack();
  await expect(dialog.getByText('Forkaste det du har skrevet?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fortsett å skrive' }).click();
  await expect(dialog.getByLabel('Kommentar')).toHaveValue('Venter på deler.');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Forkast' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(cases(page).first()).toBeVisible();
});

test('a filter that was put to use is one step of the history, and its dialog none', async ({ page }) => {
  await openAs(page, 'lars', '/complaints');
  await expect(cases(page).first()).toBeVisible();
  const before = page.url();
  await page.getByRole('button', { name: /^Filtrer( \d+ på)?$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Sak', { exact: true }).click();
  await dialog.getByLabel('Tekst').fill('finnes ikke');
  await dialog.getByRole('button', { name: 'Bruk filter' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(before);
  await expect(cases(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(cases(page).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

for (const [button, drawer] of [
  ['Åpne menyen', 'Meny'],
  ['Innstillinger', 'Innstillinger'],
] as const) {
  test(`back closes '${drawer}' and stays on the page, whichever way it was closed before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'lars', '/complaints');
    await cases(page).first().click();
    await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
    const address = page.url();
    const open = async () => {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name: drawer })).toBeVisible();
    };
    const closed = () => expect(page.getByRole('dialog')).toHaveCount(0);
    await open();
    await page.goBack();
    await closed();
    expect(page.url()).toBe(address);
    await open();
    await page.keyboard.press('Escape');
    await closed();
    await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
    expect(page.url()).toBe(address);
    // Its entry of the history goes a moment after it, by a step back of its own, which takes the place of one that is made meanwhile.
    await expect
      .poll(() => page.evaluate(() => (window.history.state as { layer?: number }).layer))
      .toBe(undefined);
    await page.goBack();
    await expect(cases(page).first()).toBeVisible();
  });
}

test('from a page that was chosen in the menu, back leads to the one before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'lars', '/complaints');
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  await page
    .getByRole('dialog', { name: 'Meny' })
    .getByRole('link', { name: /Prosjekter/ })
    .click();
  await expect(page).toHaveURL(/\/projects/);
  await page.goBack();
  await expect(page).toHaveURL(/\/complaints/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the asked address is followed once, and back from it does not lead to the sign-in', async ({
  page,
}) => {
  await signIn(page, 'lars', '/profile?fra=lenke');
  await expect(page).toHaveURL(`${portalUrl}/profile?fra=lenke`);
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeVisible();
  await expect(page).not.toHaveURL(/\/oidc\//);
  await page.goto('/');
  await expect(page).toHaveURL(/\/(dashboard|complaints)$/);
});

test('an unknown address asks for the sign-in first, and ends at 404 with a way to the Dashboard', async ({
  page,
}) => {
  await page.goto('/finnes/ikke?x=1');
  await acceptCookies(page);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await fillSignIn(page, people.henrik, password);
  await expect(page).toHaveURL(`${portalUrl}/404`);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Åida! Denne siden finnes ikke :(' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('link', { name: 'Til Dashboard' }).click();
  await expect(page).toHaveURL(/\/(dashboard|complaints)$/);
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeVisible();
});

test('404 is open to everybody, and its link leads to the start page', async ({ page }) => {
  await page.goto('/404');
  await expect(page.getByRole('heading', { name: 'Åida! Denne siden finnes ikke :(' })).toBeVisible();
  await page.getByRole('link', { name: 'Til Dashboard' }).click();
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expect(page).toHaveURL(`${portalUrl}/`);
});

test('who has signed out and signs in again begins at home, at an address without remains', async ({
  page,
}) => {
  await signIn(page, 'lars', '/profile');
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expect(page).toHaveURL(`${portalUrl}/`);
  await signIn(page, 'marte');
  await expect(page).toHaveURL(/\/(dashboard|complaints)$/);
  await expect(page.getByRole('complementary').getByText('Marte Haugen')).toBeVisible();
});
