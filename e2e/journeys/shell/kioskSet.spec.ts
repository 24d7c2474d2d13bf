import { expect } from '@playwright/test';

import { followCalls } from '../../support/followCalls';
import { test } from '../../support/journey';
import { kioskUrl, setUpKiosk, signInOnKiosk } from '../../support/kiosk';
import { changeRegistry } from '../../support/registry';

test.use({ baseURL: kioskUrl, viewport: { width: 1280, height: 1024 } });

test.beforeEach(({ page }) => setUpKiosk(page, 1));

test('a kiosk hears of its own areas alone, and asks for no code of another', async ({ page }) => {
  await signInOnKiosk(page, 'lars', '/complaints');
  const asked = new Set<string>();
  page.on('request', (request) => {
    const area = /\/remotes\/([a-z]+)\//.exec(new URL(request.url()).pathname)?.[1];
    if (area) asked.add(area);
  });
  const rest = followCalls(page);
  const heard = page.waitForResponse('**/remotes.json');
  await page.reload();
  await expect(page.getByRole('main').locator('a[href*="/complaints/"]').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Prosjekter' }).hover();
  await page.getByRole('button', { name: 'Tilbake' }).hover();
  await rest();
  expect([...asked]).toEqual(['cases']);
  const { areas } = (await (await heard).json()) as { areas: { manifest: { name: string } }[] };
  expect(areas.map(({ manifest }) => manifest.name)).not.toContain('logistics');
});

test('an area that a kiosk may not have is refused by the shell too, were the server to name it', async ({
  page,
}) => {
  await signInOnKiosk(page, 'lars', '/projects');
  await changeRegistry(page, ({ areas }) => {
    for (const { manifest } of areas) if (manifest.name === 'profile') manifest.kiosk = false;
  });
  const run: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') run.push(request.url());
  });
  await page.goto('/profile');
  await expect(page.getByText('Denne delen av portalen er ikke tilgjengelig på kiosk.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Min profil' })).toHaveCount(0);
  expect(run.filter((url) => url.includes('/remotes/profile/'))).toEqual([]);
});
