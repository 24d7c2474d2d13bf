import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hovedmeny' });

test("a pointer on its way to an area brings the area's code and its first data before the click", async ({
  page,
}) => {
  await openAs(page, 'lars', '/projects');
  await expect(page.getByRole('searchbox')).toBeVisible();
  const code = page.waitForResponse('**/remotes/cases/*/assets/area.*.js');
  const data = page.waitForResponse('**/api/complaints');
  await menu(page)
    .getByRole('link', { name: /Reklamasjoner/ })
    .hover();
  await Promise.all([code, data]);
  await expect(page).toHaveURL(/\/projects$/);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await menu(page)
    .getByRole('link', { name: /Reklamasjoner/ })
    .click();
  await expect(page.getByRole('main').locator('a[href*="/complaints/"]').first()).toBeVisible();
  expect(asked.filter((path) => path === '/api/complaints' || path.endsWith('remoteEntry.js'))).toEqual([]);
});

test('the focus does the same; with Save-Data nothing is brought before it is wanted', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, 'lars', '/projects');
  await expect(page.getByRole('searchbox')).toBeVisible();
  const code = page.waitForResponse('**/remotes/profile/*/assets/area.*.js');
  await menu(page).getByRole('link', { name: 'Min profil' }).focus();
  await code;

  const thrifty = await (await browser.newContext()).newPage();
  await thrifty.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openAs(thrifty, 'lars', '/projects');
  await expect(thrifty.getByRole('searchbox')).toBeVisible();
  const asked: string[] = [];
  thrifty.on('request', (request) => asked.push(request.url()));
  await menu(thrifty).getByRole('link', { name: 'Min profil' }).focus();
  await menu(thrifty)
    .getByRole('link', { name: /Reklamasjoner/ })
    .hover();
  await menu(thrifty).getByRole('link', { name: 'Prosjekter' }).hover();
  expect(asked.filter((url) => url.includes('/remotes/'))).toEqual([]);
});
