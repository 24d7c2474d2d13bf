import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { layersGone } from '../../support/layersGone';
import { passGate } from '../../support/passGate';
import { showIn } from '../../support/showIn';
import { signIn } from '../../support/signIn';
import { soon } from '../../support/soon';
import { wcagProblems } from '../../support/wcagProblems';

test('who is checked in on several sites chooses the project; checking out ends the question', async ({
  page,
  request,
}) => {
  const terje = 'terje.loken@vindfang.example';
  await passGate(request, terje, 'in', [1, 2, 3]);
  await signIn(page, terje);
  const dialog = page.getByRole('dialog', { name: 'Bytt prosjekt' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription('3 prosjekter tilgjengelig');
  await expect(dialog.getByRole('button')).toHaveText([/Ensjøtunet/, /Kværnerlia/, /Lørenhagen/, 'Ikke nå']);
  await expect(dialog.getByRole('button').first()).toBeFocused();
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await showIn(page, colorScheme);
    await expect.poll(() => wcagProblems(page)).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Velg Ensjøtunet' }).click();
  await expect(dialog).toBeHidden();
  // The project's page, or the list searched for it while no area has the page.
  await expect(page).toHaveURL(/\/projects(\/2|\?search=Ensj%C3%B8tunet)$/);
  await expect(page.getByRole('main').getByText('Ensjøtunet').first()).toBeVisible();

  await page.goto('/');
  await expect(dialog).toBeVisible();
  // Only the hub can tell it; an event before it has connected is not for this connection.
  await expect(async () => {
    await passGate(request, terje, 'in', [5]);
    await expect(dialog).toHaveAccessibleDescription('4 prosjekter tilgjengelig', soon);
  }).toPass();
  await expect(dialog.getByRole('button', { name: 'Velg Fornebu strand' })).toBeVisible();
  await expect(async () => {
    await passGate(request, terje, 'out', [1]);
    await expect(page.getByText('Du er nå sjekket ut av prosjektet!').first()).toBeVisible(soon);
  }).toPass();
  await expect(dialog).toBeHidden();

  await layersGone(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('who asked for an address comes there, checked in or not', async ({ page, request }) => {
  const ylva = 'ylva.myhre@bergli.example';
  await passGate(request, ylva, 'in', [1, 2]);
  await signIn(page, ylva, '/profile');
  await expect(page.getByRole('heading', { name: 'Min profil', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(ylva)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
