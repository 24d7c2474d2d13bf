import { expect, test } from '@playwright/test';

import { openAs } from '../../support/openAs';
import { watchPage } from '../../support/watchPage';

test('the drawer shows the photo of who is signed in', async ({ page }) => {
  const complaints = await watchPage(page);
  await openAs(page, 'marte', '/projects');
  const drawer = page.getByRole('complementary');
  const photo = drawer.getByRole('presentation', { includeHidden: true });
  await expect(photo).toBeVisible();
  await expect(photo).toHaveJSProperty('naturalWidth', 96);
  await expect(drawer.getByText('Nordre Tømrer AS')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('who has no photo shows the initials, and nothing is asked for in vain', async ({ page }) => {
  const complaints = await watchPage(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/profilephoto')) asked.push(request.url());
  });
  await openAs(page, 'piotr', '/projects');
  await expect(page.getByRole('complementary').getByText('PK')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});
