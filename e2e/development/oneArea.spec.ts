import { expect, test } from '@playwright/test';

import { ports } from '../support/ports';
import { signIn } from '../support/signIn';
import { type Dev, firstEdit, sourceFile, startDev } from './startDev';

const port = ports.oneArea;
const source = sourceFile('mf-cases/src/complaint/ComplaintActions.tsx');
let dev: Dev;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async ({ request }) => {
  dev = startDev(port, 'mf-cases');
  await dev.answers(request, '/', '/remotes.json', '/api/health');
});

test.afterAll(async () => {
  source.putBack();
  await dev.stop();
});

test('one area is compiled, the others are the released ones, and all stand in one portal', async ({
  page,
  request,
}) => {
  const { areas } = (await (await request.get('/remotes.json')).json()) as {
    areas: { manifest: { name: string; version: string } }[];
  };
  const versions = Object.fromEntries(areas.map(({ manifest }) => [manifest.name, manifest.version]));
  expect(versions.cases).toBe('development');
  expect(versions.projects).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);

  await signIn(page, 'kari', '/projects?show=all');
  await expect(page.getByRole('heading', { name: 'Alle prosjekter' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByText('Reklamasjoner').click();
  await expect(page.getByRole('heading', { name: 'Dine reklamasjoner' })).toBeVisible();
});

test('an edit shows without a reload, and what was typed stays', async ({ page }) => {
  await signIn(page, 'marte', '/complaints');
  await page.getByRole('main').locator('a[href*="/complaints/"]').first().click();
  await page.getByLabel('Ny kommentar').fill('Kommer tirsdag.');
  await page.evaluate(() => Object.assign(window, { marked: true }));

  source.edit('>Endre ansvarlig<', '>Gi saken videre<');
  await expect(page.getByRole('button', { name: 'Gi saken videre' })).toBeVisible(firstEdit);
  await expect(page.getByLabel('Ny kommentar')).toHaveText('Kommer tirsdag.');
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

test('another portal that lists this origin can take the area from here', async ({ page }) => {
  // The API behind the development server serves the released portal by itself.
  const released = `http://localhost:${port + 1}`;
  const here = `http://localhost:${port}/remotes/cases/development/`;
  await signIn(page, 'marte', `${released}/complaints?area=cases@${here}`);
  await expect(page.getByRole('status').filter({ hasText: `cases ${here}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alle reklamasjoner' })).toBeVisible();
});
