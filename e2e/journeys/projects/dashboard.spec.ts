import { expect, type Locator, type Page } from '@playwright/test';

import { haveOpened } from '../../support/haveOpened';
import { hubLine } from '../../support/hubLine';
import { test } from '../../support/journey';
import { layersGone } from '../../support/layersGone';
import { lookAt } from '../../support/lookAt';
import { haveSignedIn, openAs } from '../../support/openAs';
import { passGate } from '../../support/passGate';
import { resize } from '../../support/resize';

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1100 };

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const recent = (page: Page) => region(page, 'Siste prosjekter');
const card = (page: Page, name: string) => recent(page).getByRole('article', { name });
const place = async (page: Page, name: string) => {
  await expect(region(page, name)).toBeVisible();
  return (await region(page, name).boundingBox()) ?? { x: NaN, y: NaN };
};

/** The height of the middle of something, CSS pixels from the window's top. */
const middle = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN };
  return y + height / 2;
};

test('three layouts: everything in one column, projects beside the cases, three columns', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openAs(page, 'marte');
  const cases = region(page, 'Oversikt over dine saker');
  for (const name of ['Reklamasjoner', 'Tiltak', 'Henvendelser'])
    await expect(cases.getByRole('link', { name: new RegExp(`^${name}\\s*\\d+$`) })).toBeVisible();
  const report = main(page).getByRole('link', { name: 'Nytt avvik' });
  await expect(report).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Ny RUH' })).toBeVisible();
  // The words of the shortcuts stand below those of the heading.
  const lefts = await Promise.all(
    [cases.getByRole('heading'), cases.getByText('Reklamasjoner')].map((words) => words.boundingBox()),
  );
  expect(new Set(lefts.map((box) => Math.round(box?.x ?? NaN))).size).toBe(1);
  const tops = [
    await place(page, 'Oversikt over dine saker'),
    await report.boundingBox(),
    await place(page, 'Siste prosjekter'),
  ];
  expect(tops.map((top) => top?.y)).toEqual(tops.map((top) => top?.y).toSorted((a = 0, b = 0) => a - b));

  await resize(page, tablet);
  const [projects, complaints, actions] = [
    await place(page, 'Siste prosjekter'),
    await place(page, 'Reklamasjoner'),
    await place(page, 'Tiltak'),
  ];
  await expect(cases).toHaveCount(0);
  expect(projects.x).toBeLessThan(complaints.x);
  expect(actions.x).toBe(complaints.x);
  expect(((await report.boundingBox()) ?? projects).y).toBeLessThan(projects.y);

  for (const width of [1280, 1920]) {
    await resize(page, { width, height: 1000 });
    const columns = [
      await place(page, 'Siste prosjekter'),
      await place(page, 'Henvendelser'),
      await place(page, 'Tiltak'),
    ].map(({ x }) => x);
    expect(columns).toEqual(columns.toSorted((a, b) => a - b));
    expect(new Set(columns).size).toBe(3);
    expect((await place(page, 'Henvendelser')).x).toBe((await place(page, 'Reklamasjoner')).x);
    await expect(report).toBeVisible();
    const hello = main(page).getByRole('heading', { name: 'Hei, Marte!' });
    expect(Math.abs((await middle(hello)) - (await middle(report)))).toBeLessThanOrEqual(1);
  }
});

test('six projects at most, each with its picture and all that there is to tell', async ({ page }) => {
  await haveSignedIn(page, 'kari');
  // Among the last six, whatever others have opened as her.
  await haveOpened(page, 12, 7);
  await page.goto('/');
  await expect(recent(page).getByRole('article')).toHaveCount(6);
  const brygge = card(page, 'Lillestrøm brygge');
  await expect(brygge).toContainText('Prosjektleder');
  await expect(brygge.getByRole('img', { name: 'Favoritt' })).toBeVisible();
  await expect(brygge.getByRole('img', { name: 'Du har booking her' })).toBeVisible();
  await expect(brygge.getByText('PSI', { exact: true })).toBeVisible();
  const image = brygge.getByRole('img', { name: 'Bilde av Lillestrøm brygge' });
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(192);
  await expect(card(page, 'Moss havn').getByText('MH')).toBeVisible();
  await brygge.getByRole('link', { name: /^Se prosjekt/ }).click();
  await expect(page).toHaveURL(/\/projects\/7$/);
  await expect(page.getByRole('heading', { name: 'Lillestrøm brygge' }).first()).toBeVisible();
});

test('who goes in at the gate is marked at once, who goes out no longer, and what was missed comes with the hub', async ({
  page,
  request,
}) => {
  // Somebody of this journey's own: who is on a site is led to it at the start.
  const arnes = 'sigrid.arnes@byggtun.example';
  await haveSignedIn(page, arnes);
  await haveOpened(page, 12, 8);
  const line = await hubLine(page);
  await page.goto('/dashboard');
  const onSite = recent(page).getByText('På Byggeplass');
  await expect(card(page, 'Moss havn')).toBeVisible();
  await expect.poll(line.joined).toBeGreaterThan(0);
  await passGate(request, arnes, 'in', [12]);
  await expect(card(page, 'Moss havn').getByText('På Byggeplass')).toBeVisible();
  await expect(onSite).toHaveCount(1);
  await passGate(request, arnes, 'out', [12]);
  await expect(onSite).toHaveCount(0);

  await line.cut();
  await passGate(request, arnes, 'in', [8]);
  line.mend();
  await expect(card(page, 'Nittedal hage').getByText('På Byggeplass')).toBeVisible();
  await passGate(request, arnes, 'out', [8]);
});

test('a project is taken out after the prescribed question; what fails keeps it', async ({ page }) => {
  // Somebody of this journey's own.
  await haveSignedIn(page, 'ola.martinsen@byggtun.example');
  await haveOpened(page, 12, 8);
  await page.goto('/dashboard');
  const harbour = card(page, 'Moss havn');
  const remove = harbour.getByRole('button', { name: 'Slett Moss havn fra siste prosjekter' });
  const dialog = page.getByRole('dialog', {
    name: 'Er du sikker på at du vil slette Moss havn fra siste prosjekt listen?',
  });
  await remove.click();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();

  await page.route('**/api/project/recent/*', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', message: 'Feil på server' } }),
  );
  await remove.click();
  await dialog.getByRole('button', { name: 'Bekreft' }).click();
  await expect(page.getByText('Feil på server').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(harbour).toBeVisible();

  await page.unroute('**/api/project/recent/*');
  await remove.click();
  await dialog.getByRole('button', { name: 'Bekreft' }).click();
  await expect(harbour).toHaveCount(0);
  await layersGone(page);
  await page.reload();
  await expect(card(page, 'Nittedal hage')).toBeVisible();
  await expect(harbour).toHaveCount(0);
});

test('who has opened no project is shown the way to them', async ({ page }) => {
  // Somebody of this journey's own.
  await openAs(page, 'gro.hagen@granlund.example', '/dashboard');
  await expect(recent(page).getByText(/Du har ikke åpnet noe prosjekt ennå/)).toBeVisible();
  await expect(recent(page).getByRole('link', { name: 'Finn et prosjekt' })).toHaveAttribute(
    'href',
    '/projects',
  );
  // With nothing in it either, a card takes no more than three cases do.
  await resize(page, tablet);
  const { height = NaN } = (await region(page, 'Reklamasjoner').boundingBox()) ?? {};
  expect(height).toBeLessThan(tablet.height * 0.4);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true });

  test('a pull of 100 px from the top fetches all of it anew, and shows for 2 s that it does', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAs(page, 'marte');
    await expect(recent(page).getByRole('article').first()).toBeVisible();
    // Areas load beside each other: each has asked for what it shows before a finger comes down.
    for (const path of ['/api/cases/glance', '/api/quality/glance', '/api/user/badges'])
      await expect.poll(() => asked).toContain(path);
    await expect(main(page).locator('[aria-busy="true"], .bt-bone')).toHaveCount(0);
    asked.length = 0;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
    // Beside the heading: a finger on a link would fetch what is behind it.
    const heading = await page.getByRole('heading', { name: 'Hei, Marte!' }).boundingBox();
    const from = (heading?.y ?? NaN) + 10;
    const pull = async (distance: number) => {
      await touch('touchStart', from);
      for (let y = from + 20; y < from + distance; y += 20) await touch('touchMove', y);
      await touch('touchMove', from + distance);
      await touch('touchEnd');
    };
    await pull(90);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await pull(160);
    await expect(page.getByText('Oppdaterer …')).toBeAttached();
    await expect.poll(() => asked).toContain('/api/project/recent');
    // The counts are the shell's, and another area shows them.
    await expect.poll(() => asked).toContain('/api/user/badges');
    await expect(page.getByText('Oppdaterer …')).toHaveCount(0);
    await expect(recent(page).getByRole('article').first()).toBeVisible();
  });
});

for (const who of ['kari', 'marte', 'piotr'] as const)
  test(`the Dashboard of ${who} holds WCAG`, async ({ page }) => {
    test.slow();
    await openAs(page, who, '/dashboard');
    await expect(recent(page).getByRole('article').first()).toBeVisible();
    await lookAt(page, `the Dashboard of ${who}`, {
      sizes: [phone, tablet, { width: 1280, height: 900 }, { width: 1920, height: 1080 }],
    });
    await recent(page)
      .getByRole('button', { name: /^Slett/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /fra siste prosjekt listen\?$/ })).toBeVisible();
    await lookAt(page, 'the question');
  });
