import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt, screens } from '../../support/lookAt';
import { haveSignedIn } from '../../support/openAs';

const pages = [
  { path: '/dashboard', name: 'Dashboard', shows: 'Nytt avvik' },
  { path: '/complaints', name: 'Reklamasjoner', shows: 'Filtrer' },
  { path: '/request', name: 'Henvendelser', shows: 'Filtrer' },
  { path: '/actions', name: 'Tiltak', shows: 'Filtrer' },
  { path: '/aberration', name: 'Nytt avvik', shows: 'Opprett' },
  { path: '/projects', name: 'Prosjekter', shows: 'prosjekter' },
  { path: '/profile', name: 'Min profil', shows: 'marte@nordretomrer.example' },
] as const;
const sizes = screens.slice(0, 2);

test('no page breaks a rule of WCAG 2.1 AA that a machine can check', async ({ page }) => {
  test.slow();
  await haveSignedIn(page, 'marte');
  await page.goto('/complaints');
  const complaint = await page
    .getByRole('main')
    .locator('a[href*="/complaints/"]')
    .first()
    .getAttribute('href');
  const visited = [...pages, { path: complaint ?? '', name: 'Reklamasjon', shows: 'Informasjon' }];

  for (const { path, name, shows } of visited) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await lookAt(page, path, { sizes });
  }
});
