import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { watchShifts } from '../../support/layoutShift';
import { openAs } from '../../support/openAs';
import { registryAddress, type RegistryAnswer } from '../../support/registry';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const recent = (page: Page) => region(page, 'Siste prosjekter');

for (const size of sizes)
  test(`at ${size.width} px it takes eight calls from the start address, asked for beside each other, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openAs(page, 'kari', '/dashboard');
    await expect(recent(page).getByRole('article')).toHaveCount(6);
    const moved = await watchShifts(page);
    // All calls, and those that were made before the first answer.
    const asked: string[] = [];
    const beside: string[] = [];
    let answered = 0;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      // Nobody knows who it is for before the profile has come.
      if (!pathname.endsWith('/user/contactperson')) {
        if (answered === 0) beside.push(pathname);
        await held;
        answered += 1;
      }
      await route.continue();
    });
    await page.goto('/');
    // The profile, and what is asked beside it.
    await expect.poll(() => new Set(asked).size).toBe(7);
    answer();
    await expect(recent(page).getByRole('article')).toHaveCount(6);
    await expect.poll(() => answered).toBe(asked.length - 1);
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(8);
    expect(new Set(beside).size).toBe(6);
    expect(await moved()).toBeLessThanOrEqual(0.01);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('at the next start the code of the areas and the data come while the profile is on its way', async ({
  page,
}) => {
  await openAs(page, 'kari', '/dashboard');
  await expect(recent(page).getByRole('article')).toHaveCount(6);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user/contactperson', async (route) => {
    await held;
    await route.continue();
  });
  const early = Promise.all([
    ...['projects', 'cases'].map((area) => page.waitForResponse(`**/remotes/${area}/*/assets/area.*.js`)),
    ...['cases/glance', 'project/recent?*'].map((path) => page.waitForResponse(`**/api/${path}`)),
  ]);
  // Without the profile that the device keeps, which would be shown meanwhile.
  await page.evaluate(() => localStorage.setItem('byggtun.keptFor', 'somebody else'));
  await page.reload();
  await early;
  await expect(recent(page)).toHaveCount(0);
  answer();
  await expect(recent(page).getByRole('article')).toHaveCount(6);
});

test('an area that can not be had leaves the others where they are', async ({ page }) => {
  await openAs(page, 'marte', '/dashboard');
  await expect(region(page, 'Tiltak')).toBeVisible();
  const moved = await watchShifts(page);
  await page.route('**/remotes/cases/**', (route) => route.abort());
  await page.reload();
  await expect(recent(page).getByRole('article').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Prøv igjen' }).first()).toBeVisible();
  expect(await moved()).toBeLessThanOrEqual(0.01);
});

test('an area that is not live is not there, and a card whose call fails stands alone', async ({ page }) => {
  await openAs(page, 'marte', '/dashboard');
  for (const path of ['cases/glance', 'actions'])
    await page.route(`**/api/${path}`, (route) =>
      route.fulfill({ status: 500, json: { error: 'x', message: 'Feil på server' } }),
    );
  await page.reload();
  await expect(region(page, 'Tiltak').getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  await expect(region(page, 'Reklamasjoner').getByRole('link').nth(1)).toBeVisible();
  await expect(recent(page).getByRole('article').first()).toBeVisible();

  await page.route(registryAddress, async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as RegistryAnswer;
    registry.areas = registry.areas.filter(({ manifest }) => manifest.name !== 'cases');
    await route.fulfill({ json: { ...registry, revision: registry.revision + 1_000 } });
  });
  await page.reload();
  await expect(recent(page).getByRole('article').first()).toBeVisible();
  await expect(region(page, 'Reklamasjoner')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Nytt avvik' })).toHaveCount(0);
});
