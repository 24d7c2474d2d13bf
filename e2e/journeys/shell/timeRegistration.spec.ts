import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { kioskUrl, setUpKiosk, signInOnKiosk } from '../../support/kiosk';
import { openAs } from '../../support/openAs';
import { timeRegistrationUrl } from '../../support/portalUnderTest';

/** Opens it from the top bar, and answers as that system. */
async function openTime(page: Page): Promise<Page> {
  await page
    .context()
    .route(`${timeRegistrationUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Timer</title><h1>Timer</h1>' }),
    );
  const opened = page.waitForEvent('popup');
  await page.getByRole('banner').getByRole('button', { name: 'Timeregistrering' }).click();
  const time = await opened;
  await expect(time.getByRole('heading', { name: 'Timer' })).toBeVisible();
  return time;
}

test('the time-registration system can reach nothing of the portal from its window', async ({ page }) => {
  await openAs(page, 'kari', '/projects');
  const time = await openTime(page);
  for (const what of ['opener', 'opener.parent', 'opener.top']) {
    const leave = `window.${what}.location = '${timeRegistrationUrl}borte'`;
    await expect(time.evaluate(leave)).rejects.toThrow('SecurityError');
  }
  await expect(page).toHaveURL(/\/projects$/);
});

test.describe('on a kiosk', () => {
  test.use({ baseURL: kioskUrl });

  test('it may be silent for ten minutes meanwhile; then the window is closed', async ({ page }) => {
    test.slow();
    await page.clock.install();
    await setUpKiosk(page, 1);
    await signInOnKiosk(page, 'henrik', '/complaints');
    const time = await openTime(page);
    await page.clock.fastForward('09:50');
    const notice = page.getByRole('dialog', { name: 'Inaktiv bruker' });
    await expect(notice).toBeHidden();
    expect(time.isClosed()).toBe(false);
    await page.clock.fastForward('00:15');
    await expect(notice).toBeVisible();
    await expect.poll(() => time.isClosed()).toBe(true);
  });

  test('the window is closed at sign-out', async ({ page }) => {
    await setUpKiosk(page, 1);
    await signInOnKiosk(page, 'henrik', '/complaints');
    const time = await openTime(page);
    await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
    await expect.poll(() => time.isClosed()).toBe(true);
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });
});
