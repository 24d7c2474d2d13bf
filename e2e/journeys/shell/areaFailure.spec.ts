import { expect } from '@playwright/test';

import { followCalls } from '../../support/followCalls';
import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';

test('an area that can not be fetched leaves the rest standing and recovers without a reload', async ({
  page,
}) => {
  await page.route('**/remotes/profile/**', (route) => route.abort());
  await openAs(page, 'lars', '/projects');
  await expect(page.getByRole('heading', { name: 'Prosjekter', level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { marked: true }));

  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Min profil' }).click();
  const card = page.getByRole('alert').filter({ hasText: 'kunne ikke vises' });
  await expect(card).toBeVisible();
  await expect(card).toContainText('Feil-ID');

  await page.unroute('**/remotes/profile/**');
  await card.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByText('lars@granlund.example')).toBeVisible();
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

test('areas without a page are never fetched, and an area only when it is visited', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const rest = followCalls(page);
  await openAs(page, 'henrik', '/projects');
  await expect(page.getByRole('heading', { name: 'Prosjekter', level: 1 })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await rest();
  const areas = new Set(asked.flatMap((path) => /^\/remotes\/([a-z]+)\//.exec(path)?.[1] ?? []));
  expect([...areas]).toEqual(['projects']);
});
