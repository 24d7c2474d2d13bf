import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';

test('the newest documents of a contractor’s projects, with where they lie', async ({ page }) => {
  await openAs(page, 'piotr', '/documents');
  const main = page.getByRole('main');
  await page.getByRole('searchbox', { name: 'Søk i dokumentene' }).fill('sha-plan');
  await expect(main.getByRole('button', { name: 'SHA-plan.pdf' }).first()).toBeVisible();
  await lookAt(page, 'newest documents');
  const where = main.getByRole('link', { name: /: HMS-plan$/ }).first();
  await where.click();
  await expect(main.getByRole('heading', { name: 'HMS-plan' })).toBeVisible();
  await main.getByRole('link', { name: 'Dokumenter i alle prosjekter' }).click();
  // For developer staff alone.
  await page.getByRole('searchbox', { name: 'Søk i dokumentene' }).fill('kalkyle');
  await expect(page.getByText('Ingen dokumenter heter noe med «kalkyle».')).toBeVisible();
});
