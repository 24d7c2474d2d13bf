import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { keptOnDevice } from '../../support/keptOnDevice';
import { lookAt } from '../../support/lookAt';
import { signIn } from '../../support/signIn';

test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('main');

test('a folder that is kept opens without a network, its drawings too, and goes at the sign-out', async ({
  page,
  context,
}) => {
  await signIn(page, 'henrik', '/projects/9/blueprints');
  await main(page).getByRole('link', { name: 'Arkitekt', exact: true }).click();
  await expect(main(page).getByRole('heading', { name: 'Arkitekt' })).toBeVisible();
  await page.getByRole('button', { name: 'Behold på enheten' }).click();
  await expect(page.getByText(/På enheten, hentet \d\d\.\d\d\.\d{4} \d\d:\d\d/)).toBeVisible();
  await lookAt(page, 'folder that is kept');
  await page.setViewportSize({ width: 1280, height: 900 });
  await keptOnDevice(page, 'documents');

  await context.setOffline(true);
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Arkitekt' })).toBeVisible();
  const name = 'A-20-01 Plan kjeller.pdf';
  await page.getByRole('button', { name: `Vis ${name}` }).click();
  const viewer = page.getByRole('dialog', { name });
  await expect(viewer.getByRole('group', { name: 'Side 1', exact: true })).toContainText('A-20-01');
  await viewer.getByRole('button', { name: 'Ferdig' }).click();
  await expect(viewer).toBeHidden();
  const saving = page.waitForEvent('download');
  await main(page).getByRole('button', { name, exact: true }).click();
  expect((await saving).suggestedFilename()).toBe(name);

  await context.setOffline(false);
  await page.goto('/documents');
  await expect(page.getByRole('heading', { name: 'På enheten' })).toBeVisible();
  await lookAt(page, 'list of what is kept');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('byggtun-files'))).toBe(false);
});
