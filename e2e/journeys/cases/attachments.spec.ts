import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { drawnPhoto, recordedFilm } from '../../support/madeFiles';
import { haveSignedIn, openAs } from '../../support/openAs';

/** A file's name of this walk's own: with --repeat-each those of the walk before are still on the case. */
const own = (name: string) => `${test.info().repeatEachIndex} ${name}`;

const note = { mimeType: 'text/plain', buffer: Buffer.from('Målt fukt: 12 %\n') };
const pdf = {
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
};

/** Opens the nth enquiry; the other journeys work on complaints. */
const openEnquiry = async (page: Page, nth: number) => {
  await page.goto('/request');
  const link = page.getByRole('main').locator('a[href*="/request/"]').nth(nth);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
  return page.url();
};

const cardOf = (page: Page) => page.getByRole('region', { name: 'Vedlegg', exact: true });
const choose = (card: Locator) => card.getByLabel('Vedlegg fra enheten');
const ready = (card: Locator) => card.getByText('Klar til å lagres');

/** Only saved ones can be downloaded. */
const isSaved = (card: Locator, name: string) =>
  expect(card.getByRole('button', { name: `Last ned ${name}` })).toBeVisible();

/** Lets go of a text file over the card, or pastes it on the page. */
const hand = (page: Page, way: 'drop' | 'paste', name: string) =>
  page.evaluate(
    ({ way: event, name: fileName }) => {
      const data = new DataTransfer();
      data.items.add(new File([fileName], fileName, { type: 'text/plain' }));
      const init = { bubbles: true, cancelable: true };
      const target = document.querySelector('.bt-files-drop button');
      if (event === 'drop') target?.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }));
      else document.body.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
    },
    { way, name },
  );

for (const { width, height, nth } of [
  { width: 390, height: 844, nth: 0 },
  { width: 1280, height: 900, nth: 1 },
]) {
  test(`files are added in every way, saved, looked at and downloaded, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await haveSignedIn(page, 'marte');
    await openEnquiry(page, nth);
    const card = cardOf(page);
    await expect(card.getByText('høyst 100 MB hver', { exact: false })).toBeVisible();

    await choose(card).setInputFiles([
      { ...note, name: own('måling.txt') },
      { ...pdf, name: own('rapport.pdf') },
      { ...note, name: own('side.html'), mimeType: 'text/html' },
    ]);
    await expect(card.getByText('Filtypen kan ikke legges ved.', { exact: false })).toBeVisible();
    await card.getByRole('button', { name: `Fjern ${own('side.html')}` }).click();
    await choose(card).setInputFiles([
      { name: own('sprekk.jpg'), mimeType: 'image/jpeg', buffer: await drawnPhoto(page) },
      { name: own('befaring.webm'), mimeType: 'video/webm', buffer: await recordedFilm(page) },
    ]);
    await hand(page, 'drop', own('sluppet.txt'));
    await hand(page, 'paste', own('limt.txt'));
    await expect(ready(card)).toHaveCount(6);

    // Given up while it goes up.
    await page.route('**/upload?offset=*', () => undefined);
    await choose(card).setInputFiles({ ...note, name: own('feil.txt') });
    await card.getByRole('button', { name: `Avbryt opplasting av ${own('feil.txt')}` }).click();
    await expect(card.getByText(own('feil.txt'))).toBeHidden();
    await page.unroute('**/upload?offset=*');

    await card.getByRole('button', { name: `Åpne ${own('sprekk.jpg')}` }).click();
    await expect(page.getByText('Nye filer må lagres, før det blir mulig å åpne fil!').first()).toBeVisible();
    await card.getByRole('button', { name: `Fjern ${own('limt.txt')}` }).click();
    await expect(page.getByText('Det er ikke mulig å slette enda!').first()).toBeVisible();
    await card.getByRole('button', { name: 'Ta den bort' }).click();
    await expect(ready(card)).toHaveCount(5);

    await card.getByRole('button', { name: 'Lagre 5 vedlegg' }).click();
    await isSaved(card, own('måling.txt'));
    await expect(ready(card)).toHaveCount(0);
    await page.reload();

    await card.getByRole('button', { name: `Åpne ${own('sprekk.jpg')}` }).click();
    const viewer = page.getByRole('dialog');
    // As large as it is kept, however large it was.
    await expect(viewer.getByRole('img', { name: own('sprekk.jpg') })).toHaveJSProperty('naturalWidth', 2560);
    await viewer.getByRole('button', { name: 'Større' }).click();
    await expect(viewer.getByRole('button', { name: 'Mindre' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(card.getByRole('button', { name: `Åpne ${own('sprekk.jpg')}` })).toBeFocused();

    await card.getByRole('button', { name: `Åpne ${own('befaring.webm')}` }).click();
    const film = viewer.getByLabel(own('befaring.webm'), { exact: true });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
    await viewer.getByRole('button', { name: 'Forrige vedlegg' }).click();
    await expect(film).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    await card.getByRole('button', { name: `Åpne ${own('rapport.pdf')}` }).click();
    await expect(viewer.getByRole('region', { name: 'Dokumentet' })).toBeVisible();
    await expect(viewer.getByRole('group', { name: 'Side 1' }).locator('canvas')).toBeVisible();
    await viewer.getByRole('button', { name: 'Større' }).click();
    await expect(viewer.getByText('Størrelse 110 %')).toBeVisible();
    // One bar; a phone has two rows of it.
    const place = async (name: string) => (await viewer.getByRole('button', { name }).boundingBox())?.y ?? 0;
    expect((await place('Forrige vedlegg')) - (await place('Større'))).toBe(width < 700 ? 52 : 0);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    const downloading = page.waitForEvent('download');
    await card.getByRole('button', { name: `Last ned ${own('måling.txt')}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(own('måling.txt'));
    expect(await readFile(await download.path())).toEqual(note.buffer);
  });
}

test('who is of another company gets nothing of it, and no address works without a ticket', async ({
  page,
  browser,
}) => {
  await haveSignedIn(page, 'marte');
  const address = await openEnquiry(page, 2);
  const card = cardOf(page);
  const completed = page.waitForResponse('**/complete');
  await choose(card).setInputFiles({ ...note, name: own('måling.txt') });
  const { bufferGuid } = (await (await completed).json()) as { bufferGuid: string };
  await card.getByRole('button', { name: 'Lagre vedlegg' }).click();
  await isSaved(card, own('måling.txt'));

  const silje = await (await browser.newContext()).newPage();
  const asked = silje.waitForRequest((request) => 'authorization' in request.headers());
  await openAs(silje, 'silje');
  const { authorization = '' } = (await asked).headers();
  const get = async (path: string, headers = {}) =>
    (await silje.request.get(`/api/attachments/${bufferGuid}${path}`, { headers })).status();
  expect(await get('', { authorization })).toBe(404);
  expect(await get('')).toBe(401);
  expect(await get('/file')).toBe(401);
  await silje.goto(address);
  await expect(silje.getByRole('heading', { name: 'Informasjon' })).toBeHidden();
});

test('the card and the viewer hold WCAG 2.1 AA', async ({ page }) => {
  test.slow();
  await haveSignedIn(page, 'marte');
  await openEnquiry(page, 3);
  const card = cardOf(page);
  await choose(card).setInputFiles([
    { name: own('sprekk.jpg'), mimeType: 'image/jpeg', buffer: await drawnPhoto(page) },
    { ...pdf, name: own('rapport.pdf') },
  ]);
  await expect(ready(card)).toHaveCount(2);
  await choose(card).setInputFiles({ ...note, name: own('side.html'), mimeType: 'text/html' });
  await card.getByRole('button', { name: `Fjern ${own('sprekk.jpg')}` }).click();
  await lookAt(page, 'new attachments');
  await card.getByRole('button', { name: 'Behold den' }).click();
  await card.getByRole('button', { name: 'Lagre 2 vedlegg' }).click();
  await isSaved(card, own('rapport.pdf'));
  await card.getByRole('button', { name: `Åpne ${own('sprekk.jpg')}` }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: own('sprekk.jpg') })).toBeVisible();
  await lookAt(page, 'the viewer');
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: `Åpne ${own('rapport.pdf')}` }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Dokumentet' })).toBeVisible();
  await lookAt(page, 'a document in the viewer');
});
