import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { haveSignedIn, openAs } from '../../support/openAs';
import { openOwnCase } from '../../support/openOwnCase';
import { mailsWith } from '../../support/outbox';
import { watchPage } from '../../support/watchPage';

const box = (page: Page) => page.getByLabel('Ny kommentar');
const save = (page: Page) => page.getByRole('button', { name: 'Lagre kommentar' });
const comments = (page: Page) => page.getByRole('region', { name: 'Kommentarer' }).getByRole('listitem');

for (const width of [390, 1280])
  test(`at ${width} px a comment with bold and a mention is written by keyboard, mailed, and seen by the other at once`, async ({
    browser,
  }) => {
    const viewport = { width, height: 844 };
    const piotr = await (await browser.newContext({ viewport })).newPage();
    const marte = await (await browser.newContext({ viewport })).newPage();
    const complaints = await watchPage(piotr);
    await Promise.all([haveSignedIn(piotr, 'piotr'), haveSignedIn(marte, 'marte')]);
    const address = await openOwnCase(piotr, width === 390 ? 4 : 5);
    await marte.goto(address);
    await box(marte).fill('Jeg holder på å skrive');

    await box(piotr).click();
    await piotr.keyboard.type(`Dette `);
    await piotr.keyboard.press('ControlOrMeta+b');
    await piotr.keyboard.type(`haster ${width}`);
    await piotr.keyboard.press('ControlOrMeta+b');
    await piotr.keyboard.type(', @mart');
    await expect(piotr.getByRole('option', { name: /Marte Haugen/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await lookAt(piotr, 'list of people', { sizes: [viewport] });
    await piotr.keyboard.press('Enter');
    await piotr.keyboard.type('kan du se?');
    await lookAt(piotr, 'comment being written', { sizes: [viewport] });
    await save(piotr).click();

    for (const page of [piotr, marte]) {
      const written = comments(page).filter({ hasText: `Dette haster ${width}, @Marte Haugen kan du se?` });
      await expect(written).toHaveCount(1);
      await expect(written.locator('strong').last()).toHaveText(`haster ${width}`);
    }
    await expect(box(marte)).toHaveText('Jeg holder på å skrive');
    await expect(box(piotr)).toHaveText('');
    await expect.poll(() => mailsWith(`haster ${width}`)).toHaveLength(1);
    const [mail = ''] = await mailsWith(`haster ${width}`);
    expect(mail).toContain('To: marte@nordretomrer.example');
    expect(mail).toContain(address);
    expect(complaints).toEqual([]);
  });

test('markup that is typed or pasted is text, and what Word brings keeps its lists', async ({ page }) => {
  const complaints = await watchPage(page);
  await haveSignedIn(page, 'marte');
  await openOwnCase(page, 6);
  await box(page).fill('<img src=x onerror="document.title=1"> & <script>alert(1)</script>');
  await save(page).click();
  await expect(
    comments(page).filter({ hasText: '<img src=x onerror="document.title=1"> & <script>alert(1)</script>' }),
  ).toHaveCount(1);

  await box(page).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<p class=MsoNormal style='color:red' onclick="alert(1)"><b>Utført</b><img src=x onerror="alert(1)"></p>
       <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Dør</p>
       <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Vindu</p>`,
    );
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(box(page).getByRole('listitem')).toHaveText(['Dør', 'Vindu']);
  await save(page).click();
  const pasted = comments(page).filter({ hasText: 'Utført' }).last();
  await expect(pasted.getByRole('listitem')).toHaveText(['Dør', 'Vindu']);
  await expect(page.getByRole('region', { name: 'Kommentarer' }).locator('img[src="x"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('what is being written outlives a reload, and a save without a network', async ({ page, context }) => {
  await haveSignedIn(page, 'lars');
  await openOwnCase(page, 5);
  await box(page).click();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Ikke ferdig');
  await page.reload();
  await expect(page.getByText('Utkastet ditt fra sist er hentet tilbake.')).toBeVisible();
  await expect(box(page).locator('strong')).toHaveText('Ikke ferdig');

  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText('Kommentaren ble ikke lagret. Teksten din er beholdt.')).toBeVisible();
  await expect(box(page).locator('strong')).toHaveText('Ikke ferdig');
  await lookAt(page, 'comment that was not saved');
  await context.setOffline(false);
  await save(page).click();
  await expect(comments(page).filter({ hasText: 'Ikke ferdig' })).toHaveCount(1);
  await expect(page.getByText('Lagres …')).toBeHidden();
  await page.reload();
  await expect(comments(page).filter({ hasText: 'Ikke ferdig' })).toHaveCount(1);
  await expect(box(page)).toHaveText('');
});

test('developer staff write for the customer or among themselves; a contractor sees the first, never the second', async ({
  browser,
}) => {
  const henrik = await (await browser.newContext()).newPage();
  const lars = await (await browser.newContext()).newPage();
  await Promise.all([haveSignedIn(henrik, 'henrik'), haveSignedIn(lars, 'lars')]);
  const address = await openOwnCase(lars, 6);
  await henrik.goto(address);
  for (const [choice, text] of [
    ['Kun internt', 'Dette blir mellom oss.'],
    ['Synlig for kunden', 'Vi kommer på torsdag.'],
  ] as const) {
    await box(henrik).fill(text);
    await henrik.getByRole('radio', { name: choice }).check();
    await save(henrik).click();
    await expect(comments(henrik).filter({ hasText: text })).toContainText(choice);
  }
  await lookAt(henrik, 'comments of three kinds');
  await expect(comments(lars).filter({ hasText: 'Vi kommer på torsdag.' })).toHaveCount(1);
  await expect(comments(lars).filter({ hasText: 'Dette blir mellom oss.' })).toHaveCount(0);
});

test('a comment on an action, with a picture, is there for the other at once', async ({ browser }) => {
  const text = 'Rekkverket er på plass.';
  const piotr = await (await browser.newContext()).newPage();
  const marte = await (await browser.newContext()).newPage();
  await Promise.all([openAs(piotr, 'piotr', '/actions'), haveSignedIn(marte, 'marte')]);
  const link = piotr.getByRole('main').locator('a[href*="/actions/"]:visible').first();
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  for (const page of [piotr, marte]) {
    await page.goto(address);
    await expect(box(page)).toBeVisible();
  }
  const card = piotr.getByRole('region', { name: 'Kommentarer' });
  await box(piotr).fill(text);
  await card.getByRole('button', { name: 'Legg ved filer' }).click();
  await card.getByLabel('Vedlegg fra enheten').setInputFiles({
    name: 'rekkverk.png',
    mimeType: 'image/png',
    buffer: await piotr.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } }),
  });
  await expect(card.getByText('Klar til å lagres')).toBeVisible();
  await lookAt(piotr, 'comment with a file');
  await save(piotr).click();
  const pictureIn = (page: typeof piotr): ReturnType<typeof comments> =>
    comments(page)
      .filter({ hasText: text })
      .getByRole('button', { name: /Åpne rekkverk/ });
  for (const page of [piotr, marte]) await expect(pictureIn(page)).toBeVisible();
  await pictureIn(marte).click();
  await expect(marte.getByRole('dialog').getByRole('img', { name: 'rekkverk.png' })).toBeVisible();
});

const tap = ({ touchscreen }: Page, x: number, y: number) => touchscreen.tap(x, y);
for (const { width, hasTouch, press } of [
  { width: 1280, hasTouch: false, press: ({ mouse }: Page, x: number, y: number) => mouse.dblclick(x, y) },
  { width: 600, hasTouch: true, press: tap },
  { width: 390, hasTouch: true, press: tap },
])
  test(`at ${width} px nothing moves under a second press on 'Lagre kommentar', and it does nothing`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch });
    const henrik = await context.newPage();
    await openAs(henrik, 'henrik', '/complaints?show=all');
    await henrik.getByRole('main').locator('a[href*="/complaints/"]:visible').first().click();
    const text = `Linje en om karmen ${width}.`;
    await box(henrik).click();
    for (const line of [text, 'Linje to.', 'Linje tre.', 'Linje fire.', 'Linje fem.']) {
      await henrik.keyboard.type(line);
      await henrik.keyboard.press('Enter');
    }
    const card = henrik.getByRole('region', { name: 'Kommentarer' });
    await card.getByRole('button', { name: 'Legg ved filer' }).click();
    const file = { name: 'karm.txt', mimeType: 'text/plain', buffer: Buffer.from('Karm') };
    await card.getByLabel('Vedlegg fra enheten').setInputFiles(file);
    await expect(card.getByText('Klar til å lagres')).toBeVisible();
    await save(henrik).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const before = await save(henrik).boundingBox();
    const { x = 0, y = 0, width: wide = 0, height: high = 0 } = before ?? {};
    const pressSave = () => press(henrik, x + wide / 2, y + high / 2);
    await pressSave();
    await expect(comments(henrik).filter({ hasText: text })).toHaveCount(1);
    expect(await save(henrik).boundingBox()).toEqual(before);
    await pressSave();
    await expect(henrik.getByText('Lagres …')).toBeHidden();
    await expect(henrik.getByRole('radio', { name: 'Alle på saken' })).toBeChecked();
    await expect(henrik.getByText('Må legge til kommetar for å lagre!')).toBeHidden();
    expect(await save(henrik).boundingBox()).toEqual(before);
    await expect(comments(henrik).filter({ hasText: text })).toHaveCount(1);
    await lookAt(henrik, `comment that was saved at ${width} px`, { sizes: [{ width, height: 844 }] });
  });

test('a file that is on its way when one looks at another page is there when one comes back', async ({
  page,
}) => {
  await haveSignedIn(page, 'piotr');
  const address = await openOwnCase(page, 11);
  let go = () => {};
  const line = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/upload?offset=*', async (route) => {
    await line;
    await route.continue();
  });
  const card = page.getByRole('region', { name: 'Kommentarer' });
  const started = page.waitForRequest('**/upload?offset=*');
  await card.getByRole('button', { name: 'Legg ved filer' }).click();
  await card.getByLabel('Vedlegg fra enheten').setInputFiles({
    name: 'underveis.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Sendt fra heisen.'),
  });
  await started;
  const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
  await menu.getByRole('link', { name: 'Prosjekter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prosjekter' })).toBeVisible();
  const whole = page.waitForResponse('**/complete');
  go();
  await whole;
  await menu.getByRole('link', { name: /^Reklamasjoner/ }).click();
  await page.goto(address);
  await expect(card.getByText('underveis.txt')).toBeVisible();
  await box(page).fill('Bildet ble sendt mens jeg gikk.');
  await save(page).click();
  const written = comments(page).filter({ hasText: 'Bildet ble sendt mens jeg gikk.' });
  await expect(written).toContainText('underveis.txt');
});
