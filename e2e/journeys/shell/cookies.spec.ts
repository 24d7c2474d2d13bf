import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect } from '@playwright/test';

import { test } from '../../support/journey';
import { portalUrl } from '../../support/portalUnderTest';
import { signIn } from '../../support/signIn';
import { watchPage } from '../../support/watchPage';
import { wcagProblems } from '../../support/wcagProblems';

const bar = { name: 'Informasjonskapsler' };

test('who has not accepted cookies is led to the bar, which asks once on a device', async ({ page }) => {
  await page.goto('/');
  const signInButton = page.getByRole('button', { name: 'Logg inn' });
  await signInButton.click();
  await expect(page.getByRole('alert')).toHaveText('Godta informasjonskapsler for å logge inn.');
  await expect(page.getByRole('button', { name: 'Godta' })).toBeFocused();
  await expect(page).toHaveURL(`${portalUrl}/`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', bar)).toBeHidden();
  await expect(signInButton).toBeFocused();
  await page.reload();
  await expect(signInButton).toBeVisible();
  await expect(page.getByRole('region', bar)).toBeHidden();
});

test('who is signed in from before is asked in the portal too', async ({ page }) => {
  await signIn(page, 'piotr', '/projects');
  await page.evaluate(() => localStorage.removeItem('byggtun.cookieConsent'));
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('region', bar)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => wcagProblems(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Godta' }).click();
  await expect(page.getByRole('region', bar)).toBeHidden();
});

test('a browser with cookies turned off says so and what to do', async ({ launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), 'byggtun-e2e-cookies-off-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    locale: 'nb-NO',
    viewport: { width: 390, height: 844 },
  });
  const page = await browser.newPage();
  const complaints = await watchPage(page);
  await page.goto(`${portalUrl}/complaints`);
  // It refuses even to look into a storage, and calls its cookies turned on all the same.
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
  const dialog = page.getByRole('alertdialog', { name: 'Informasjonskapsler er slått av' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect.poll(() => wcagProblems(page)).toEqual([]);
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Last siden på nytt' }).click();
  await loaded;
  await expect(dialog).toBeVisible();
  expect(complaints).toEqual([]);
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});
