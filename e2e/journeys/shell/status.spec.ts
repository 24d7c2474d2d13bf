import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { changeArea } from '../../support/registry';
import { signIn } from '../../support/signIn';

test('developer staff come from an error card to what runs in the tab, and mend the area there', async ({
  page,
}) => {
  await openAs(page, 'kari', '/projects');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await changeArea(page, 'profile', ({ manifest }) => ({ manifest: { ...manifest, host: '^2.0.0' } }));
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Min profil' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Driftsstatus' }).click();

  await expect(page.getByRole('heading', { name: 'Driftsstatus', level: 1 })).toBeVisible();
  const portal = page.getByRole('region', { name: 'Portalen' });
  await expect(portal).toContainText(/Skallet i denne fanen0\.1\.0-[0-9a-f]{8}/);
  await expect(portal).toContainText(/Revisjon \d+/);
  const profile = page.getByRole('region', { name: 'Profil', exact: true });
  await expect(profile).toContainText('Stoppet (versjon)');
  await expect(profile).toContainText('needs host API ^2.0.0');
  await expect(profile).toContainText('av npm start');
  await expect(page.getByRole('region', { name: 'Prosjekter' })).toContainText('Vist (visning)');
  await expect(
    page.getByRole('region', { name: 'Siste endringer' }).getByRole('listitem').first(),
  ).toBeVisible();

  await page.unrouteAll();
  await profile.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(profile).toContainText('Lastet (lasting)');
});

test('contractors are sent home', async ({ page }) => {
  await signIn(page, 'lars', '/status');
  await expect(page).toHaveURL(/\/(dashboard|complaints)$/);
});
