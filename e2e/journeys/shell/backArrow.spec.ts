import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';

test('the back arrow never leaves the portal: from a deep link it leads home, else to the page before', async ({
  page,
}) => {
  await openAs(page, 'henrik', '/projects');
  // A tab that has been elsewhere, and comes by a link from there.
  await page.goto('about:blank');
  await page.goto('/profile');
  const back = page.getByRole('banner').getByRole('button', { name: 'Tilbake', exact: true });
  const pageTitle = page.getByRole('banner').getByRole('heading', { level: 1 });
  await expect(pageTitle).toHaveText('Min profil');
  await back.click();
  await expect(pageTitle).toHaveText('Dashboard');
  await back.click();
  await expect(pageTitle).toHaveText('Dashboard');

  const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
  await menu.getByRole('link', { name: 'Prosjekter' }).click();
  await expect(pageTitle).toHaveText('Prosjekter');
  await page.reload();
  await expect(pageTitle).toHaveText('Prosjekter');
  await back.click();
  await expect(pageTitle).toHaveText('Dashboard');
});
