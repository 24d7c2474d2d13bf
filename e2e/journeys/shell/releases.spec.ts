import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { uploadVersion } from '../../support/newVersion';
import { type OwnPortal, startOwnPortal } from '../../support/ownPortal';
import { ports } from '../../support/ports';
import { signIn } from '../../support/signIn';
import { soon } from '../../support/soon';

const text = 'HMS-kort utstedt';
let portal: OwnPortal;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${ports.releases}` });

test.beforeAll(async () => {
  portal = await startOwnPortal(ports.releases);
  uploadVersion(portal.store, 'profile', '7.0.0', [text, 'HMS-kort fra 7.0.0']);
});

test.afterAll(() => portal.stop());

/** Carries a release command out; it must succeed. */
const carryOut = (...line: string[]) => {
  const { code, said } = portal.release(...line);
  expect(code, said).toBe(0);
  return said;
};

/** A visit of the profile from the address bar; again, where the portal has not heard of the release yet. */
const visit = (page: Page, shown: string) =>
  expect(async () => {
    await page.goto('/profile');
    await expect(page.getByText(/^HMS-kort (?:utstedt|fra \d)/).first()).toBeVisible();
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible(soon);
  }).toPass();

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'Profil kunne ikke vises' });

test('the next visitor gets what is released, and after a roll-back what was before', async ({ page }) => {
  await signIn(page, 'lars', '/profile');
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  expect(carryOut('mf-profile@7.0.0')).toContain('profile@7.0.0 er i drift.');
  await visit(page, 'HMS-kort fra 7.0.0');
  carryOut('rollback', 'mf-profile');
  await visit(page, text);
});

test('a canary is for those with the role, and for nobody when it is taken back', async ({
  browser,
  page,
}) => {
  carryOut('canary', 'mf-profile@7', '--role', 'PRL');
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await signIn(page, 'kari', '/profile');
  await visit(page, 'HMS-kort fra 7.0.0');
  await signIn(otherPage, 'henrik', '/profile');
  await visit(otherPage, text);
  await other.close();
  carryOut('rollback', 'mf-profile');
  await visit(page, text);
  await expect(page.getByText('HMS-kort fra 7.0.0')).toHaveCount(0);
});

test('an area that is turned off shows a text and nothing else of it, until it is turned on', async ({
  page,
}) => {
  await signIn(page, 'lars', '/profile');
  carryOut('disable', 'mf-profile');
  await expect(async () => {
    await page.goto('/profile');
    await expect(page.getByText(/slått av|^HMS-kort utstedt$/).first()).toBeVisible();
    await expect(page.getByText(/slått av/)).toBeVisible(soon);
  }).toPass();
  await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
  await expect(menu.getByRole('link', { name: 'Prosjekter' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Min profil' })).toHaveCount(0);
  carryOut('enable', 'mf-profile');
  await visit(page, text);
});

test('a version that is half there, or has a byte changed, does not go live', async ({ page }) => {
  const folder = uploadVersion(portal.store, 'profile', '7.1.0', [text, 'HMS-kort fra 7.1.0']);
  appendFileSync(join(folder, 'remoteEntry.js'), ';');
  const changed = portal.release('mf-profile@7.1.0');
  expect(changed.code).toBe(1);
  expect(changed.said).toContain('remoteEntry.js er ikke den filen som ble bygd');
  rmSync(join(folder, 'remoteEntry.js'));
  expect(portal.release('mf-profile@7.1.0').said).toContain('remoteEntry.js mangler');
  rmSync(join(folder, 'release.json'));
  expect(portal.release('mf-profile@7.1.0').said).toContain('release.json');
  await signIn(page, 'lars', '/profile');
  await visit(page, text);
});

for (const [what, find] of [
  ['the entry', (files: string[]) => files.find((file) => file === 'remoteEntry.js')],
  ['a chunk', (files: string[]) => files.find((file) => /assets\/area\..*js$/.test(file))],
] as const) {
  test(`a byte of ${what} that changes in the store after the release is refused by the browser`, async ({
    page,
  }) => {
    const version = `8.0.${what.length}`;
    const folder = uploadVersion(portal.store, 'profile', version, [text, `HMS-kort fra ${version}`]);
    carryOut(`mf-profile@${version}`);
    const { files } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
      files: { path: string }[];
    };
    const file = join(folder, find(files.map(({ path }) => path)) ?? '');
    const built = readFileSync(file, 'utf8');
    writeFileSync(file, `${built} `);
    await signIn(page, 'lars', '/projects');
    await page.goto('/profile');
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tilbake' })).toBeVisible();
    await expect(page.getByText(`HMS-kort fra ${version}`)).toHaveCount(0);
    writeFileSync(file, built);
    carryOut('rollback', 'mf-profile');
    await visit(page, text);
  });
}

test('the shell is tried by some and released to all in the same way', async ({ browser, page }) => {
  const title = '<title>Byggtun</title>';
  uploadVersion(portal.store, 'shell', '9.0.0', [title, '<title>Byggtun 9</title>']);
  const isVersion = (one: Page, is9: boolean) =>
    expect(async () => {
      await visit(one, text);
      expect((await one.locator('meta[name=version]').getAttribute('content')) === '9.0.0').toBe(is9);
    }).toPass();
  carryOut('canary', 'shell@9.0.0', '--role', 'Admin');
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await signIn(page, 'henrik', '/profile');
  await isVersion(page, true);
  await signIn(otherPage, 'lars', '/profile');
  await isVersion(otherPage, false);
  carryOut('promote', 'shell');
  await isVersion(otherPage, true);
  carryOut('rollback', 'shell');
  await isVersion(otherPage, false);
  await other.close();
});
