import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { kioskUrl, setUpKiosk, signInOnKiosk } from '../../support/kiosk';
import { resize } from '../../support/resize';

test.use({ baseURL: kioskUrl, viewport: { width: 1280, height: 1024 } });

const signInButton = { name: 'Logg inn' };

test('every address of a kiosk leads to its set-up, which a kiosk that was set up leaves', async ({
  page,
}) => {
  for (const address of ['/', '/complaints/12', '/finnes/ikke']) {
    await page.goto(address);
    await expect(page).toHaveURL(`${kioskUrl}/kiosk`);
    await expect(page.getByRole('heading', { name: 'Oppsett av kiosk' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Lagre' }).press('Enter');
  await expect(page.getByText('Ingen prosjekter valgt!')).toBeVisible();
  await setUpKiosk(page, 1);
  await page.goto('/kiosk');
  await expect(page.getByRole('button', signInButton)).toBeVisible();
  await expect(page).toHaveURL(`${kioskUrl}/`);
});

test('the cookie bar of a new kiosk stands at the bottom, and covers nothing', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Informasjonskapsler' });
  for (const size of [
    { width: 1280, height: 1024 },
    { width: 390, height: 844 },
  ]) {
    await resize(page, size);
    const search = page.getByRole('searchbox', { name: 'Søk etter prosjekt' });
    await search.fill('finnes ikke');
    const bottom = async () =>
      Math.round(((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0));
    await expect.poll(bottom).toBe(size.height);
    await search.fill('');
    await page.evaluate(() => window.scrollTo(0, 400));
    const top = await page.getByRole('button', { name: 'Til toppen av siden' }).boundingBox();
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('everything on the set-up page is large enough for gloves', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Velg / })
    .first()
    .click();
  const buttons = await page.getByRole('button').all();
  const heights = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(Math.min(...heights.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(56);
});

test('the settings of a kiosk are for project leaders, who delete its set-up there', async ({ page }) => {
  await setUpKiosk(page, 1);
  const settings = page.getByRole('button', { name: 'Innstillinger' });
  await signInOnKiosk(page, 'piotr', '/profile');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg ut' })).toBeVisible();
  await expect(settings).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('button', signInButton)).toBeVisible();

  await signInOnKiosk(page, 'kari', '/profile');
  await settings.click();
  await page.getByRole('button', { name: 'Slett kioskoppsett' }).click();
  await expect(page.getByRole('button', { name: 'Avbryt' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Slett kioskoppsett' }).click();
  await page.getByRole('button', { name: 'Slett oppsettet' }).click();
  await expect(page.getByRole('heading', { name: 'Oppsett av kiosk' })).toBeVisible();
  await expect(page.getByText('Ingen er valgt ennå.')).toBeVisible();
});
