import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { watchPage } from '../../support/watchPage';

test('the drawer shows the photo of who is signed in', async ({ page }) => {
  const complaints = await watchPage(page);
  await openAs(page, 'marte', '/projects');
  const drawer = page.getByRole('complementary');
  const photo = drawer.getByRole('presentation', { includeHidden: true });
  await expect(photo).toBeVisible();
  await expect(photo).toHaveJSProperty('naturalWidth', 96);
  await expect(drawer.getByText('Nordre Tømrer AS')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('who has no photo shows the initials, and nothing is asked for in vain', async ({ page }) => {
  const complaints = await watchPage(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/profilephoto')) asked.push(request.url());
  });
  await openAs(page, 'piotr', '/projects');
  await expect(page.getByRole('complementary').getByText('PK')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

test('one chooses a picture, cuts it, and is seen with it everywhere at once', async ({ page }) => {
  const complaints = await watchPage(page);
  await openAs(page, 'henrik', '/profile');
  // A colour of its own at each walk, so that the photo is another than before.
  const picture = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 300;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = `hsl(${Date.now() % 360} 60% 50%)`;
    context.fillRect(0, 0, 600, 300);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Bytt|Legg til) bilde$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Profilbilde' });
  const input = dialog.getByLabel('Bilde fra enheten');
  await input.setInputFiles({
    name: 'stort.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(4 * 1024 * 1024),
  });
  await expect(page.getByText('Bildet er for stort!')).toBeVisible();

  await input.setInputFiles({ name: 'meg.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
  const stage = dialog.getByRole('application');
  await expect(stage).toBeVisible();
  await stage.press('ArrowRight');
  await dialog.getByLabel('Zoom').fill('2');
  const shownAgain = page.waitForResponse((answer) => /profilephoto\?size=96&v=/.test(answer.url()));
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await expect(dialog).toBeHidden();
  expect((await shownAgain).status()).toBe(200);
  await expect(page.getByRole('main').getByRole('button', { name: 'Bytt bilde' })).toBeVisible();
  expect(complaints).toEqual([]);
});
