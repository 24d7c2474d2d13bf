import { expect, type Page, test } from '@playwright/test';

import { acceptCookies } from '../support/acceptCookies';
import { openAs } from '../support/openAs';
import { password, people } from '../support/people';
import { portalUrl } from '../support/portalUnderTest';
import { fillSignIn, signIn } from '../support/signIn';

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
  expect(await scrolled(page)).toBe(0);
  await page.getByRole('button', { name: 'Tilbake', exact: true }).click();
  await expect(cases(page).nth(8)).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(left);
});

test('back behind an open dialog leaves dialog and page', async ({ page }) => {
  await openAs(page, 'lars', '/complaints');
  await cases(page).first().click();
  const way = page.getByRole('button', { name: 'Endre ansvarlig' });
  for (const open of [way, page.getByRole('button', { name: 'Innstillinger' })]) {
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cases(page).first()).toBeVisible();
    await cases(page).first().click();
    await expect(way).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible();
  await page.goBack();
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
