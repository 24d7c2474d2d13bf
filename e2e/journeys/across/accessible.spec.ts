import { expect, test } from '@playwright/test';

import { openAs } from '../../support/openAs';
import { wcagProblems } from '../../support/wcagProblems';

const pages = [
  { path: '/dashboard', name: 'Dashboard', shows: 'Nytt avvik' },
  { path: '/complaints', name: 'Reklamasjoner', shows: 'Filtrer' },
  { path: '/request', name: 'Henvendelser', shows: 'Filtrer' },
  { path: '/actions', name: 'Tiltak', shows: 'Filtrer' },
  { path: '/aberration', name: 'Nytt avvik', shows: 'Opprett' },
  { path: '/projects', name: 'Prosjekter', shows: 'prosjekter' },
  { path: '/profile', name: 'Min profil', shows: 'marte@nordretomrer.example' },
] as const;
const widths = [390, 1280] as const;
const schemes = ['light', 'dark'] as const;

test('no page breaks a rule of WCAG 2.1 AA that a machine can check', async ({ page }) => {
  test.slow();
  await openAs(page, 'marte');
  await page.goto('/complaints');
  const complaint = await page
    .getByRole('main')
    .locator('a[href*="/complaints/"]')
    .first()
    .getAttribute('href');
  const visited = [...pages, { path: complaint ?? '', name: 'Reklamasjon', shows: 'Informasjon' }];

  for (const { path, name, shows } of visited) {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: 900 });
        // Loaded in its colours: during a switch an area follows the shell a moment later.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await wcagProblems(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  }
});
