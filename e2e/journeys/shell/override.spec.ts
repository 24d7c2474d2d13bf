import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { portalUrl } from '../../support/portalUnderTest';
import { signIn } from '../../support/signIn';

/** The version of an area that is live; every version of the store can be asked for. */
async function liveVersion(page: Page, name: string): Promise<string> {
  const registry = (await (await page.request.get('/remotes.json')).json()) as {
    areas: { manifest: { name: string; version: string } }[];
  };
  return registry.areas.find(({ manifest }) => manifest.name === name)?.manifest.version ?? '';
}

const badge = (page: Page) => page.getByRole('status').filter({ hasText: 'Overstyrt' });

test('an administrator runs a version of the store on every page until it is reset with one click', async ({
  page,
}) => {
  test.slow();
  const version = await liveVersion(page, 'profile');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'henrik', `/profile?area=profile@${version}`);
  await expect(page.getByText('henrik@byggtun.example')).toBeVisible();
  await expect(page).toHaveURL(`${portalUrl}/profile`);
  await expect(badge(page)).toContainText(`Overstyrt: profile ${version}`);
  expect(asked).toContain(`${portalUrl}/remotes/profile/${version}/release.json`);

  await page.goto('/projects');
  await expect(badge(page)).toBeVisible();
  await lookAt(page, 'override badge');
  await badge(page).getByRole('button', { name: 'Tilbakestill' }).click();
  await expect(badge(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(badge(page)).toBeHidden();
});

test('nobody else may: it is told, and nothing of it is loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'kari', '/profile?area=profile@0.0.1-elsewhere');
  await expect(page.getByText(/Bare administratorer kan prøve/).first()).toBeVisible();
  await expect(page.getByText('kari@byggtun.example')).toBeVisible();
  await expect(badge(page)).toBeHidden();
  expect(asked.filter((url) => url.includes('0.0.1-elsewhere/'))).toEqual([]);
});

test('an administrator gets nothing from an origin that the configuration does not list', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'henrik', '/profile?area=profile@https://elsewhere.example/profile/');
  await expect(page.getByText(/Portalen henter ikke deler fra/).first()).toBeVisible();
  await expect(page.getByText('henrik@byggtun.example')).toBeVisible();
  expect(asked.filter((url) => url.startsWith('https://elsewhere.example'))).toEqual([]);
});

test('a version whose entry is not the bytes of its release is refused by the browser', async ({ page }) => {
  const version = await liveVersion(page, 'profile');
  await page.route(`**/remotes/profile/${version}/release.json`, async (route) => {
    const answer = await route.fetch();
    const release = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...release, integrity: `sha384-${'A'.repeat(64)}` } });
  });
  await signIn(page, 'henrik', `/profile?area=profile@${version}`);
  const card = page.getByRole('alert').filter({ hasText: 'Profil kunne ikke vises' });
  await expect(card).toContainText('(henting)');
  await badge(page).getByRole('button', { name: 'Tilbakestill' }).click();
  await expect(page.getByText('henrik@byggtun.example')).toBeVisible();
});
