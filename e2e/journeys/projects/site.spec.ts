import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { hubLine } from '../../support/hubLine';
import { test } from '../../support/journey';
import { keptOnDevice } from '../../support/keptOnDevice';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { passGate } from '../../support/passGate';
import { readSheet } from '../../support/readSheet';
import { soon } from '../../support/soon';

test.use({ serviceWorkers: 'allow' });

/** Lillestrøm brygge; each journey has somebody of its own whom nobody has registered. */
const site = 7;
const muster = `/projects/${site}/muster`;
const main = (page: Page) => page.getByRole('main');
const found = (page: Page, name: string) => main(page).getByRole('button', { name: `Funnet: ${name}` });

test('the site list says who was there, filters, and goes out as Excel and as PDF', async ({ page }) => {
  await openAs(page, 'kari', `/projects/${site}`);
  await main(page).getByRole('link', { name: 'Oversiktsliste' }).click();
  const head = main(page).getByRole('region', { name: 'Byggeplass og byggherre' });
  await expect(head).toContainText(/Byggherre\s*Byggtun AS, org.nr. \d{9}/);
  await expect(head.getByRole('link', { name: /Brogata \d+, 2000 Lillestrøm/ })).toBeVisible();
  await expect(main(page).getByText(/^1–10 av \d{3}/)).toBeVisible();

  await main(page).getByRole('searchbox', { name: 'Søk i oppføringer' }).fill('nordre tømrer');
  await expect(main(page).getByRole('button', { name: 'Fjern filter Søk: nordre tømrer' })).toBeVisible();
  const rows = main(page).getByRole('row');
  await expect(rows.nth(1)).toContainText('Nordre Tømrer AS');
  await expect(main(page).getByText(/^1–10 av \d{2}$/)).toBeVisible();
  // Of one who is not there today: others go in and out meanwhile.
  await page.goto(`/projects/${site}/sitelist?size=-1&isComplete=false&search=Silje`);
  await expect(rows.nth(1)).toContainText('Silje Moen');
  await expect(rows.nth(1)).toContainText('Mangler');
  const count = (await rows.count()) - 1;

  await main(page).getByRole('button', { name: 'Eksporter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eksporter oppføringer' });
  const sheet = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Eksporter' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/^Oversiktsliste \d\d\.\d\d\.\d{4} \d\d\.\d\d\.xlsx$/);
  const [headings, ...lines] = readSheet(await (await sheet).path());
  expect(headings).toEqual([
    'Dag',
    'Navn',
    'Født',
    'HMS-kort',
    'Arbeidsgiver',
    'Org.nr.',
    'Første inn',
    'Siste ut',
    'Fullstendig',
    'Byggeplass',
    'Byggherre',
  ]);
  expect(lines).toHaveLength(count);
  expect(lines[0]?.[9]).toMatch(/^Lillestrøm brygge, Brogata \d+, 2000 Lillestrøm$/);
  expect(Number(lines[0]?.[0])).toBeGreaterThan(46_000);

  const paper = page.waitForEvent('download');
  await head.getByRole('button', { name: 'Last ned PDF' }).click();
  expect((await paper).suggestedFilename()).toMatch(/^Oversiktsliste Lillestrøm brygge .*\.pdf$/);
  expect(
    readFileSync(await (await paper).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.goto(`/projects/${site}/sitelist`);
  await expect(rows.nth(1)).toBeVisible();
  await lookAt(page, 'site list');
});

test('the muster follows who goes in and out, and its roll call lasts until it is ended', async ({
  page,
  request,
}) => {
  const guest = 'gjest.en@ute.example';
  await openAs(page, 'kari', `/projects/${site}`);
  await main(page)
    .getByRole('link', { name: /På plassen nå/ })
    .click();
  await expect(main(page).getByText('personer er på plassen')).toBeVisible();
  // Only the hub can tell it; an event before it has connected is not for this connection.
  await expect(async () => {
    await passGate(request, guest, 'in', [site]);
    await expect(found(page, guest)).toBeVisible(soon);
  }).toPass();
  await found(page, guest).click();
  await expect(main(page).getByText(/^1 av \d+ personer funnet/)).toBeVisible();
  await lookAt(page, 'muster');
  await page.reload();
  await expect(found(page, guest)).toHaveAttribute('aria-pressed', 'true');
  await passGate(request, guest, 'out', [site]);
  await expect(main(page).getByRole('listitem').filter({ hasText: guest })).toContainText('Sjekket ut');
  await main(page).getByRole('button', { name: 'Avslutt opprop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt opprop' }).click();
  await expect(found(page, guest)).toBeHidden();
  await expect(main(page).getByText('personer er på plassen')).toBeVisible();
});

test('without a network the muster is there, and says how old it is; ticks stay', async ({
  page,
  context,
  request,
}) => {
  const guest = 'gjest.to@ute.example';
  await passGate(request, guest, 'in', [site]);
  await openAs(page, 'kari', muster);
  await expect(found(page, guest)).toBeVisible();
  await keptOnDevice(page, 'projects');

  await context.setOffline(true);
  await expect(main(page).getByRole('alert')).toContainText('Du er uten nett. Den er fra');
  await found(page, guest).click();
  await page.reload();
  await expect(found(page, guest)).toHaveAttribute('aria-pressed', 'true');
  // Chromium under test takes itself for online again after a reload without a network; then the shell's bar tells the age.
  await expect(
    page.getByText(/Du ser det som ble hentet \d\d\.\d\d\.\d{4}|Du er uten nett/).first(),
  ).toBeVisible();
  await context.setOffline(false);
  await passGate(request, guest, 'out', [site]);
});

test('contractors have neither the tiles nor the pages', async ({ browser }) => {
  for (const who of ['marte', 'piotr'] as const) {
    const page = await (await browser.newContext()).newPage();
    await openAs(page, who, `/projects/${site}`);
    await expect(main(page).getByRole('link', { name: /Reklamasjoner/ })).toBeVisible();
    await expect(main(page).getByRole('link', { name: /Oversiktsliste|På plassen nå/ })).toHaveCount(0);
    for (const path of [muster, `/projects/${site}/sitelist`]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('personer er på plassen')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Byggeplass og byggherre' })).toHaveCount(0);
      await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    }
  }
});

test('on paper: the lists as they stood on the screen, black on white, without what is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'kari', `/projects/${site}/sitelist`);
  const table = main(page).getByRole('table');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => {
    const root = document.documentElement;
    addEventListener('beforeprint', () => {
      root.dataset.printed = getComputedStyle(root).getPropertyValue('--bt-text');
    });
  });
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await expect(page.locator('html')).toHaveAttribute('data-printed', '#1B1F33');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(main(page).getByRole('searchbox')).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Last ned PDF' })).toBeHidden();
  await expect(main(page).getByText(/^1–10 av \d{3}/)).toBeVisible();
  await expect(table).toBeVisible();

  await page.goto(muster);
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Skriv ut' })).toBeHidden();
  await expect(main(page).getByText('Følger med av seg selv.')).toBeHidden();
  const box = await main(page)
    .getByRole('button', { name: /^Funnet/ })
    .first()
    .boundingBox();
  expect([box?.width, box?.height]).toEqual([20, 20]);
});

test('a muster whose server is away says so, and follows again by itself when it is back', async ({
  page,
}) => {
  const line = await hubLine(page);
  await openAs(page, 'kari', muster);
  const live = main(page).getByText('Følger med av seg selv.');
  const bar = page.getByRole('status').filter({ hasText: 'Ikke kontakt med server' });
  await expect(live).toBeVisible();

  // The server stops answering; the browser has its network all the while.
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await line.cut();
  await expect(main(page).getByRole('alert')).toContainText(/Listen følger ikke med nå. Den er fra/);
  await expect(live).toBeHidden();
  await page.reload();
  await expect(main(page).getByRole('alert')).toContainText('Listen følger ikke med nå.');
  await expect(bar).toBeVisible();

  await page.unroute('**/api/**');
  await expect(bar).toBeHidden();
  line.mend();
  await expect(live).toBeVisible();
});
