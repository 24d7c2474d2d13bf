import { expect, type Page } from '@playwright/test';

import { asVersion } from '../../support/asVersion';
import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { changeArea, changeRegistry } from '../../support/registry';

// A journey may end while files of the other version are under way to the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hovedmeny' });
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Makes another version of an area live, as a release does, and lets the open page hear of it. */
async function release(page: Page, name: string, text: string): Promise<void> {
  const registry = (await (await page.request.get('/remotes.json')).json()) as {
    areas: Parameters<typeof asVersion>[1][];
  };
  const live = registry.areas.find(({ manifest }) => manifest.name === name);
  if (!live) throw new Error(`no area ${name}`);
  const next = await asVersion(page, live, '7.0.0', text);
  await changeArea(page, name, () => next);
}

test('a tab goes on with the version that it has, and takes the new one at the next visit', async ({
  page,
}) => {
  await openAs(page, 'lars', '/profile');
  await expect(page.getByText('HMS-kort utstedt').first()).toBeVisible();
  await mark(page);
  await release(page, 'profile', 'HMS-kort utstedt');
  await expect(page.getByText('HMS-kort utstedt 7.0.0')).toHaveCount(0);
  await expect(page.getByText('HMS-kort utstedt').first()).toBeVisible();

  await menu(page).getByRole('link', { name: 'Prosjekter' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await menu(page).getByRole('link', { name: 'Min profil' }).click();
  await expect(page.getByText('HMS-kort utstedt 7.0.0').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a page whose file is gone after a release is shown by the new version, without a card or a reload', async ({
  page,
}) => {
  await openAs(page, 'lars', '/complaints');
  const first = page.getByRole('main').locator('a[href*="/complaints/"]').first();
  await expect(first).toBeVisible();
  await mark(page);
  await page.route(/\/remotes\/cases\/0\.[^/]+\/.*/, async (route) => {
    // The test's own version 7.0.0 is made of these files; only the page no longer gets them.
    await route.fulfill({ status: 404 });
  });
  await release(page, 'cases', 'Informasjon');

  await first.click();
  await expect(page.getByRole('heading', { name: 'Informasjon 7.0.0' })).toBeVisible();
  await expect(page.getByText('kunne ikke vises')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('a shell that can not go on is loaded anew once, and never again', async ({ page }) => {
  await openAs(page, 'lars', '/projects');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await mark(page);
  await changeRegistry(page, (registry) => {
    registry.shell.version = '9.9.9';
    for (const { manifest } of registry.areas) if (manifest.name === 'profile') manifest.host = '^2.0.0';
  });
  let loads = 0;
  page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0));
  const reloaded = page.waitForEvent('load');
  await menu(page).getByRole('link', { name: 'Min profil' }).click();
  await reloaded;
  expect(await isMarked(page)).toBe(false);
  await mark(page);
  const card = page.getByRole('alert').filter({ hasText: 'Profil kunne ikke vises' });
  await expect(card).toContainText('krever portalversjon ^2.0.0');

  const before = loads;
  await card.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(card).toBeVisible();
  await menu(page).getByRole('link', { name: 'Prosjekter' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await menu(page).getByRole('link', { name: 'Min profil' }).click();
  await expect(card).toBeVisible();
  // Two visits are two entries of the history, and no load.
  expect(loads - before).toBe(2);
  expect(await isMarked(page)).toBe(true);
});
