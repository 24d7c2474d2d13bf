import { expect, test } from '@playwright/test';

import { ports } from '../support/ports';
import { type Dev, firstEdit, sourceFile, startDev } from './startDev';

const port = ports.alone;
const source = sourceFile('mf-profile/src/profile/ProfileCard.tsx');
let dev: Dev;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async ({ request }) => {
  dev = startDev(port, 'mf-profile', '--alone', '--as', 'marte');
  await dev.answers(request, '/', '/api/health', '/alone/token/marte');
});

test.afterAll(async () => {
  source.putBack();
  await dev.stop();
});

test('an area stands without the shell, signed in as a demo person, on the real API', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Marte Haugen' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByLabel('Tema').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('combobox', { name: /^Person/ }).selectOption('kari');
  await expect(page.getByRole('heading', { name: 'Kari Solberg' })).toBeVisible();
});

test('an edit shows without a reload', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Fødselsdato')).toBeVisible();
  await page.getByLabel('Tema').selectOption('dark');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  source.edit("'Fødselsdato'", "'Født den'");
  await expect(page.getByText('Født den')).toBeVisible(firstEdit);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});
