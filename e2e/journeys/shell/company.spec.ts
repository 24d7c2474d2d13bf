import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { type OwnPortal, startOwnPortal } from '../../support/ownPortal';
import { ports } from '../../support/ports';
import { signIn } from '../../support/signIn';

let portal: OwnPortal;

// The active company is the person's on every device.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${ports.company}` });

test.beforeAll(async () => {
  portal = await startOwnPortal(ports.company);
});

test.afterAll(() => portal.stop());

/** The first cases of the open list, by number and title. */
const firstCases = async (page: Page) => {
  const cases = page.getByRole('main').locator('a[href*="/complaints/"]');
  await expect(cases.first()).toBeVisible();
  return cases.allInnerTexts();
};

test('who works for two companies changes in the top bar, and gets the other one’s data after a whole reload', async ({
  page,
}) => {
  await signIn(page, 'lars', '/complaints');
  const before = await firstCases(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  const company = page.getByRole('banner').getByLabel('Aktivt firma');
  await expect(company.getByRole('option')).toHaveText(['Granlund Elektro AS', 'Nordre Tømrer AS']);
  await company.selectOption('Nordre Tømrer AS');
  await expect(page.getByRole('complementary').getByText('Nordre Tømrer AS')).toBeVisible();
  expect(await page.evaluate(() => 'marked' in window)).toBe(false);
  await page.goto('/complaints');
  await expect(page.getByRole('heading', { name: /reklamasjoner$/, level: 2 })).toBeVisible();
  const after = await firstCases(page);
  expect(after.filter((one) => before.includes(one))).toEqual([]);
  await page.reload();
  await expect(company.locator('option:checked')).toHaveText('Nordre Tømrer AS');
  await expect(page.getByRole('complementary').getByText('Nordre Tømrer AS')).toBeVisible();
});

test('on small screens the choice is in the settings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'lars', '/projects');
  await expect(page.getByRole('banner').getByLabel('Aktivt firma')).toHaveCount(0);
  await page.getByRole('button', { name: 'Innstillinger' }).click();
  const company = page.getByRole('dialog', { name: 'Innstillinger' }).getByLabel('Aktivt firma');
  const other = await company.locator('option:not(:checked)').innerText();
  await company.selectOption(other);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  await expect(page.getByRole('dialog', { name: 'Meny' }).getByText(other)).toBeVisible();
});

for (const [what, person] of [
  ['one company', 'marte'],
  ['developer staff', 'kari'],
] as const) {
  test(`nobody of ${what} is asked`, async ({ page }) => {
    await signIn(page, person, '/projects');
    await page.getByRole('button', { name: 'Innstillinger' }).click();
    await expect(page.getByRole('dialog', { name: 'Innstillinger' })).toBeVisible();
    await expect(page.getByLabel('Aktivt firma')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'System' })).toBeVisible();
    await expect(page.getByLabel('Aktivt firma')).toHaveCount(0);
  });
}
