import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';

declare global {
  interface Window {
    /** What is on the device when the portal begins. */
    foundAtStart?: Promise<object>;
  }
}

/** Two hours later: the token has run out, and the next page needs a new one. */
async function renew(page: Page): Promise<number> {
  await expect(page.getByRole('searchbox')).toBeVisible();
  const renewed = page.waitForResponse((answer) => answer.url().includes('/oidc/token'));
  await page.clock.install({ time: Date.now() + 2 * 60 * 60 * 1000 });
  await page
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: /Reklamasjoner/ })
    .click();
  const answer = await renewed;
  expect(answer.request().postData()).toContain('grant_type=refresh_token');
  return answer.status();
}

const nameOf = (page: Page) => page.getByRole('complementary').getByText('Henrik Lunde');

test('a session that is kept between journeys can be renewed by each of them, and nothing else is kept', async ({
  page,
  browser,
}) => {
  await openAs(page, 'henrik', '/projects');
  await page.evaluate(() => localStorage.setItem('byggtun.left', 'here'));
  expect(await renew(page)).toBe(200);

  const next = await (await browser.newContext()).newPage();
  await next.addInitScript(() => {
    const found = async () => ({
      local: Object.keys(localStorage).filter((name) => !name.startsWith('msal.')),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
    });
    window.foundAtStart ??= found();
  });
  await openAs(next, 'henrik', '/projects');
  await expect(nameOf(next)).toBeVisible();
  expect(await next.evaluate(() => window.foundAtStart)).toEqual({
    local: ['byggtun.cookieConsent'],
    session: [],
    databases: [],
    caches: [],
  });
  expect(await renew(next)).toBe(200);
});

test('a session that a journey has ended is not used again', async ({ page, browser }) => {
  await openAs(page, 'henrik', '/projects');
  await page.getByRole('complementary').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();

  const next = await (await browser.newContext()).newPage();
  await openAs(next, 'henrik', '/projects');
  await expect(nameOf(next)).toBeVisible();
  expect(await renew(next)).toBe(200);
});
