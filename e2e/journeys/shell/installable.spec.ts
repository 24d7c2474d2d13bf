import { expect } from '@playwright/test';

import { followWorkers } from '../../support/followWorkers';
import { test } from '../../support/journey';
import { keptOnDevice } from '../../support/keptOnDevice';
import { lookAt } from '../../support/lookAt';
import { uploadVersion } from '../../support/newVersion';
import { openOwnCase } from '../../support/openOwnCase';
import { startOwnPortal } from '../../support/ownPortal';
import { ports } from '../../support/ports';
import { signIn } from '../../support/signIn';
import { soon } from '../../support/soon';

test.use({ serviceWorkers: 'allow' });

test('Chromium finds nothing that keeps the portal from being installed as an app', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Byggtun', display: 'standalone', lang: 'nb' });
  // A test's window is a private one, and that is all there is against it.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

test('a new version of the portal is taken on the way to another page, and not while something is typed', async ({
  browser,
}) => {
  test.slow();
  const portal = await startOwnPortal(ports.newVersion);
  const page = await (await browser.newContext({ baseURL: portal.url })).newPage();
  const versionOf = () =>
    page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content);
  try {
    const workers = await followWorkers(page);
    await signIn(page, 'piotr');
    await keptOnDevice(page, 'cases');
    const before = await versionOf();
    await openOwnCase(page, 0);
    await page.getByLabel('Ny kommentar').fill('Kommer i morgen.');

    uploadVersion(portal.store, 'shell', '9.0.0-aaaaaaaa', ['Hovedmeny', 'Hovedmeny']);
    const { code, said } = portal.release('shell@9.0.0-aaaaaaaa');
    expect(code, said).toBe(0);
    // The tab hears of it when it comes into sight, and what is not answered in time is asked for the next time.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText('En ny versjon av portalen er klar.'), workers()).toBeVisible(soon);
    }).toPass();
    expect(await versionOf()).toBe(before);
    await lookAt(page, 'offer of a new version');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByLabel('Ny kommentar')).toHaveText('Kommer i morgen.');

    await page.getByRole('button', { name: 'Lagre kommentar' }).click();
    await expect(page.getByLabel('Ny kommentar')).toHaveText('');
    await page
      .getByRole('navigation', { name: 'Hovedmeny' })
      .getByRole('link', { name: 'Prosjekter' })
      .click();
    await expect.poll(versionOf).toBe('9.0.0-aaaaaaaa');
    await expect(page.getByRole('searchbox')).toBeVisible();
  } finally {
    await portal.stop();
  }
});
