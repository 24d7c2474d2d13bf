import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';

test('who goes on before a page has come ends on the page that was asked for last', async ({ page }) => {
  await openAs(page, 'marte', '/projects');
  const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
  for (let round = 0; round < 5; round += 1) {
    await menu.getByRole('link', { name: /^Min profil/ }).click();
    await menu.getByRole('link', { name: /^Prosjekter/ }).click();
    await menu.getByRole('link', { name: /^Min profil/ }).click();
    await menu.getByRole('link', { name: /^Reklamasjoner/ }).click();
    await expect(page.getByRole('heading', { name: /reklamasjoner/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Om meg' })).toBeHidden();
  }
});
