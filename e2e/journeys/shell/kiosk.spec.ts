import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { kioskUrl, leftOnDevice, setUpKiosk, signInOnKiosk } from '../../support/kiosk';
import { openOwnCase } from '../../support/openOwnCase';
import { portalUrl } from '../../support/portalUnderTest';
import { readCode } from '../../support/readCode';
import { changeArea } from '../../support/registry';
import { signIn } from '../../support/signIn';
import { watchPage } from '../../support/watchPage';

test.use({ baseURL: kioskUrl, viewport: { width: 1280, height: 1024 } });

const signInButton = { name: 'Logg inn' };

/** Who has not confirmed the safety instruction of the kiosk's project is asked first. */
const putOffPsi = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Personlig sikkerhetsinstruks (PSI)' })
    .getByRole('button', { name: 'Ikke nå' })
    .click();

test('a phone reads from the start page where each of the first four projects is', async ({ page }) => {
  const complaints = await watchPage(page);
  await setUpKiosk(page, 5);
  const codes = page.getByRole('img', { name: /^QR-kode for / });
  await expect(codes).toHaveCount(4);
  const kept = await page.evaluate(() => localStorage.getItem('byggtun.kiosk.projects'));
  const projects = (JSON.parse(kept ?? '[]') as { id: number; name: string }[]).slice(0, 4);
  for (const { id, name } of projects) {
    const code = page.getByRole('img', { name: `QR-kode for ${name}` });
    expect(await readCode(code)).toBe(`${portalUrl}/projects/${id}`);
    await expect(code).toHaveCSS('width', '156px');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(codes).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the kiosk asks which project one is here for, and takes one there', async ({ page }) => {
  await setUpKiosk(page, 2);
  await signIn(page, 'henrik');
  const choice = page.getByRole('dialog', { name: 'Velg prosjekt' });
  await expect(choice.getByRole('listitem')).toHaveCount(2);
  await changeArea(page, 'projects', ({ manifest }) => ({
    manifest: {
      ...manifest,
      routes: [
        ...(manifest.routes as object[]),
        { path: '/projects/:id', title: 'Prosjekt', audience: 'everyone' },
      ],
    },
  }));
  await choice.getByRole('listitem').first().getByRole('button').click();
  await expect(choice).toBeHidden();
  await expect(page).toHaveURL(/\/projects\/\d+$/);
});

test('who may enter none of its projects is asked nothing', async ({ page }) => {
  await setUpKiosk(page, 2);
  await page.route('**/api/project/*/access', (route) => route.fulfill({ json: { access: false } }));
  await signIn(page, 'lars');
  await expect(page.getByRole('main').locator('a[href*="/complaints/"]').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who goes away is signed out after five minutes, and the next person finds nothing', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await setUpKiosk(page, 1);
  const before = await leftOnDevice(page);
  expect(Object.keys(before.local)).toEqual(['byggtun.kiosk.projects']);

  await signInOnKiosk(page, 'lars', '/complaints');
  await openOwnCase(page, 3);
  await page.getByLabel('Ny kommentar').pressSequentially('Bare for meg');
  expect(JSON.stringify(await leftOnDevice(page))).toContain('Bare for meg');
  await page.clock.fastForward('04:50');
  const notice = page.getByRole('dialog', { name: 'Inaktiv bruker' });
  await expect(notice).toBeHidden();
  await page.clock.fastForward('00:15');
  await expect(notice.getByText('Bruker blir logget ut')).toBeVisible();
  await page.clock.fastForward('00:11');
  await expect(page.getByRole('button', signInButton)).toBeVisible();

  const { local, ...others } = await leftOnDevice(page);
  expect(Object.keys(local).sort()).toEqual([
    'byggtun.cookieConsent',
    'byggtun.kiosk.projects',
    'byggtun.registry',
  ]);
  expect(local['byggtun.kiosk.projects']).toBe(before.local['byggtun.kiosk.projects']);
  expect(others).toEqual({ session: {}, cookies: '', caches: [], databases: [] });
  // Those of the identity provider, which no script can read.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  await page.goBack();
  await expect(page.getByText('Bare for meg')).toHaveCount(0);
  await page.goto('/complaints');
  await expect(page.getByRole('button', signInButton)).toBeVisible();

  await signIn(page, 'marte');
  await expect(page.getByRole('complementary').getByText('Marte Haugen')).toBeVisible();
});

test('the way out stands in the top bar; the next person is asked who it is', async ({ page }) => {
  await setUpKiosk(page, 1);
  await signIn(page, 'piotr');
  await putOffPsi(page);
  const out = page.getByRole('banner').getByRole('button', { name: 'Logg ut' });
  const { height = 0 } = (await out.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(56);
  await out.click();
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  expect((await leftOnDevice(page)).session).toEqual({});
  await page.getByRole('button', signInButton).click();
  await expect(page.getByLabel('E-post')).toHaveValue('');
});

test('who comes after somebody who went back with the browser begins at the choice of project', async ({
  page,
}) => {
  await setUpKiosk(page, 2);
  await signIn(page, 'kari');
  const choice = page.getByRole('dialog', { name: 'Velg prosjekt' });
  await choice.getByRole('button', { name: 'Ikke nå' }).click();
  await page
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: /Reklamasjoner/ })
    .click();
  await page.getByRole('main').locator('a[href*="/complaints/"]').first().click();
  await expect(page).toHaveURL(/\/complaints\/\d+$/);
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('button', signInButton)).toBeVisible();

  // Through the provider's page to what the person had open.
  for (let back = 0; back < 4; back += 1) {
    await page.goBack();
    await expect(page).toHaveURL(/localhost/);
  }
  await page.goto('/');
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  expect((await leftOnDevice(page)).local).not.toHaveProperty('byggtun.returnAddress');
  await signIn(page, 'henrik');
  await expect(choice.getByRole('listitem')).toHaveCount(2);
  await expect(page).toHaveURL(`${kioskUrl}/dashboard`);
});

test('who signs out without a network leaves an empty screen, which is ready when the network is back', async ({
  page,
  context,
}) => {
  await setUpKiosk(page, 1);
  await signIn(page, 'piotr');
  await putOffPsi(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Kiosken har ikke kontakt med serveren.' }),
  ).toBeVisible();
  await expect(page.getByText('Piotr Kowalski')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  expect((await leftOnDevice(page)).session).toEqual({});
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test('the notice can be answered at once', async ({ page }) => {
  await page.clock.install();
  await setUpKiosk(page, 1);
  await signIn(page, 'kari');
  await page.clock.fastForward('05:01');
  await page.getByRole('button', { name: 'Til innlogging' }).click();
  await expect(page.getByRole('button', signInButton)).toBeVisible();
});

test('elsewhere the set-up is an address that does not exist', async ({ page }) => {
  await page.goto(`${portalUrl}/kiosk`);
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  await expect(page.getByText('Oppsett av kiosk')).toHaveCount(0);
  await signIn(page, 'henrik', `${portalUrl}/projects`);
  await page.goto(`${portalUrl}/kiosk`);
  await expect(page).toHaveURL(`${portalUrl}/404`);
});
