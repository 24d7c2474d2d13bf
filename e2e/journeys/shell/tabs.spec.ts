import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { type OwnPortal, startOwnPortal } from '../../support/ownPortal';
import { ports } from '../../support/ports';
import { signIn } from '../../support/signIn';

let portal: OwnPortal;

// These people change their company and their theme, which other journeys rely on.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${ports.tabs}` });

test.beforeAll(async () => {
  portal = await startOwnPortal(ports.tabs);
});

test.afterAll(() => portal.stop());

const who = (page: Page) => page.getByRole('complementary');
const start = (page: Page) => page.getByRole('button', { name: 'Logg inn' });

test('who signs out in one tab is signed out in the others, whatever was typed there', async ({
  page,
  context,
}) => {
  await signIn(page, 'lars', '/projects');
  const other = await context.newPage();
  await other.goto('/complaints');
  await other.getByRole('main').locator('a[href*="/complaints/"]').first().click();
  await other.getByRole('button', { name: 'Endre ansvarlig' }).click();
  await other.getByRole('dialog').getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(start(page)).toBeVisible();
  await expect(start(other)).toBeVisible();
  await expect(other).toHaveURL(`${portal.url}/`);
  await other.goto('/projects');
  await expect(start(other)).toBeVisible();
});

test('who signs in in one tab is let in in the others; somebody else too', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(start(other)).toBeVisible();
  await signIn(page, 'lars', '/projects');
  await expect(who(other).getByText('Lars Granlund')).toBeVisible();
  await who(other).getByRole('button', { name: 'Logg ut' }).click();
  await expect(start(page)).toBeVisible();
  await expect(start(other)).toBeVisible();
  await signIn(page, 'marte', '/profile');
  await expect(page.getByText('marte@nordretomrer.example')).toBeVisible();
  await expect(who(other).getByText('Marte Haugen')).toBeVisible();
});

test('a change of company in one tab loads the others anew for it', async ({ page, context }) => {
  await signIn(page, 'lars', '/projects');
  const other = await context.newPage();
  await other.goto('/complaints');
  await expect(who(other).getByText('Granlund Elektro AS')).toBeVisible();
  await page.getByLabel('Aktivt firma').selectOption('Nordre Tømrer AS');
  await expect(who(page).getByText('Nordre Tømrer AS')).toBeVisible();
  await expect(who(other).getByText('Nordre Tømrer AS')).toBeVisible();
});

test('the theme follows into the other tabs without a reload', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'dag.gundersen@nordretomrer.example', '/projects');
  const other = await context.newPage();
  await other.goto('/complaints');
  await expect(who(other)).toBeVisible();
  await other.evaluate(() => Object.assign(window, { marked: true }));
  await page.bringToFront();
  await page.keyboard.press('F2');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await other.evaluate(() => 'marked' in window)).toBe(true);
});
