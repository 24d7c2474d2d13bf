import { expect, test } from '@playwright/test';

import { ports } from '../support/ports';
import { signIn } from '../support/signIn';
import { type Dev, firstEdit, sourceFile, startDev } from './startDev';

const port = ports.hotReload;
const source = sourceFile('mf-projects/src/projectList/ProjectListPage.tsx');
let dev: Dev;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async ({ request }) => {
  dev = startDev(port);
  await dev.answers(request, '/', '/remotes.json', '/api/health');
});

test.afterAll(async () => {
  source.putBack();
  await dev.stop();
});

test('an edit of an area shows in the portal without a reload, and what was typed stays', async ({
  page,
}) => {
  await signIn(page, 'kari', '/projects?show=all');
  await page.getByRole('searchbox').fill('Oslo');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await expect(page.getByRole('heading', { name: 'Alle prosjekter' })).toBeVisible();

  source.edit('{overviewTitle(session, overview.scope)}', '{`${overviewTitle(session, overview.scope)} nå`}');
  await expect(page.getByRole('heading', { name: 'Alle prosjekter nå' })).toBeVisible(firstEdit);
  await expect(page.getByRole('searchbox')).toHaveValue('Oslo');
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});
