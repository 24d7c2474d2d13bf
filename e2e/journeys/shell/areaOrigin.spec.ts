import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { uploadVersion } from '../../support/newVersion';
import { type OwnPortal, startOwnPortal } from '../../support/ownPortal';
import { ports } from '../../support/ports';
import { serveFolder } from '../../support/serveFolder';
import { signIn } from '../../support/signIn';
import { watchPage } from '../../support/watchPage';

test.use({ baseURL: `http://localhost:${ports.areaOrigin}` });

const elsewhere = `http://localhost:${ports.areaElsewhere}`;
let portal: OwnPortal;
let stopServing: () => Promise<void>;

test.beforeAll(async () => {
  portal = await startOwnPortal(ports.areaOrigin, { AREA_ORIGINS: elsewhere });
  // A version that is not live: what is on the page already is not fetched again.
  const folder = uploadVersion(portal.store, 'projects', '7.0.0', ['Varslingsplan', 'Varslingsplan']);
  stopServing = await serveFolder(folder, ports.areaElsewhere);
});

test.afterAll(async () => {
  await stopServing();
  await portal.stop();
});

test('an area of another origin draws a PDF, in the page, since no worker starts across origins', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await signIn(page, 'henrik', `/projects/4?area=projects@${elsewhere}/`);
  await page.getByRole('button', { name: 'Varslingsplan' }).click();
  const plan = page.getByRole('dialog', { name: /^Varslingsplan/ });
  await expect(plan.getByText(/113/).first()).toBeAttached();
  await expect(plan.getByRole('group', { name: 'Side 1', exact: true }).locator('canvas')).toBeVisible();
  expect(fetched.some((address) => address.startsWith(elsewhere) && address.includes('pdf.worker'))).toBe(
    true,
  );
  expect(page.workers()).toEqual([]);
  expect(complaints).toEqual([]);
});
