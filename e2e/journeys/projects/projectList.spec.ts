import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { layersGone } from '../../support/layersGone';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';

const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 2 });
const list = (page: Page) => main(page).getByRole('list', { name: 'Prosjekter' });
const names = (page: Page) => list(page).getByRole('heading');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first();

for (const width of [390, 1280, 1920])
  test(`at ${width} px developer staff turn between favourites and all projects`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'kari', '/projects');
    await expect(heading(page)).toHaveText('Favorittprosjekter');
    await expect(main(page).getByText('5 prosjekter')).toBeVisible();
    await button(page, 'Vis alle').click();
    await expect(heading(page)).toHaveText('Alle prosjekter');
    await expect(page).toHaveURL(/\/projects\?show=all$/);
    await expect(main(page).getByText('14 prosjekter')).toBeVisible();
    await button(page, 'Vis favoritter').click();
    await expect(page).toHaveURL(/\/projects$/);
    await page.goBack();
    await expect(heading(page)).toHaveText('Alle prosjekter');
  });

test('a main contact person turns between the own projects and those of the company', async ({ page }) => {
  await openAs(page, 'marte', '/projects');
  await expect(heading(page)).toHaveText('Mine prosjekter');
  await button(page, 'Vis alle').click();
  await expect(heading(page)).toHaveText('Alle prosjekter for Nordre Tømrer AS');
  await button(page, 'Vis mine').click();
  await expect(heading(page)).toHaveText('Mine prosjekter');
});

test('an ordinary contractor sees the own projects, and has no toggle', async ({ page }) => {
  await openAs(page, 'piotr', '/projects?show=all');
  await expect(heading(page)).toHaveText('Mine prosjekter');
  await expect(main(page).getByText('5 prosjekter')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Vis/ })).toHaveCount(0);
});

test('without favourites the view is that of all projects, and back leads past it', async ({ page }) => {
  await page.route(/\/api\/project\/list\?.*scope=mine/, (route) =>
    route.fulfill({ json: { items: [], totalCount: 0 } }),
  );
  await openAs(page, 'kari', '/dashboard');
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Prosjekter' }).click();
  await expect(heading(page)).toHaveText('Alle prosjekter');
  await expect(page).toHaveURL(/show=all$/);
  await button(page, 'Vis favoritter').click();
  await expect(main(page).getByText(/Du har ingen favoritter ennå/)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const width of [390, 1280, 1920])
  test(`at ${width} px the projects are searched by name and place and filtered by concept and status`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'kari', '/projects?show=all');
    const status = 'Status: Vurdering, Forprosjekt, Detaljprosjekt, Gjennomføring, Etterbruk';
    await expect(button(page, `Fjern filter ${status}`)).toBeVisible();
    await main(page).getByRole('searchbox').fill('ÅSGÅRD');
    await expect(names(page)).toHaveText(['Åsgård terrasse']);
    await expect(page).toHaveURL(/search=%C3%85SG%C3%85RD/);
    await main(page).getByRole('searchbox').fill('slemmestad');
    await expect(names(page)).toHaveText(['Eplehagen']);
    await button(page, 'Fjern filter Søk: slemmestad').click();

    await button(page, 'Filtrer').click();
    const dialog = page.getByRole('dialog', { name: 'Filtrer prosjekter' });
    await dialog.getByRole('combobox', { name: 'Konsept' }).selectOption('Rekkehus');
    await dialog.getByRole('checkbox', { name: 'Etterbruk' }).uncheck();
    await dialog.getByRole('button', { name: 'Bruk filter' }).click();
    await expect(dialog).toBeHidden();
    await expect(names(page)).toHaveText(['Nittedal hage']);
    await layersGone(page);
    await page.reload();
    await expect(button(page, 'Fjern filter Konsept: Rekkehus')).toBeVisible();
    await expect(names(page)).toHaveText(['Nittedal hage']);
    await button(page, 'Slett filter').click();
    await expect(main(page).getByText('Ingen filter er på.')).toBeVisible();
    await expect(main(page).getByText('14 prosjekter')).toBeVisible();
  });

test('filters that can not be had are told of', async ({ page }) => {
  await page.route('**/api/project/filteroptions', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', message: 'Feil på server' } }),
  );
  await openAs(page, 'kari', '/projects?show=all');
  await button(page, 'Filtrer').click();
  await expect(page.getByRole('dialog').getByText('Kunne ikke hente filter!')).toBeVisible();
});

test('a card opens its project; back finds it in sight, with the focus', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAs(page, 'kari', '/projects?show=all');
  const last = list(page).getByRole('link').last();
  await expect(list(page).getByRole('link', { name: 'Drammen fjordpark' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(list(page).locator('[aria-posinset="14"]')).toBeInViewport();
  const name = await last.innerText();
  const before = await last.boundingBox();
  await last.click();
  await expect(page).toHaveURL(/\/projects\/\d+$/);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  // The safety instruction opens by itself, and is what Back leaves first.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  const again = list(page).getByRole('link', { name });
  await expect(again).toBeFocused();
  await expect(again).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await again.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(120);
});

test('pictures are fetched for the cards in sight, 480 pixels wide, and may be kept for an hour', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const asked: string[] = [];
  const kept: (string | undefined)[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!/\/project\/\d+\/image$/.test(pathname)) return;
    asked.push(pathname + search);
    kept.push(response.headers()['cache-control']);
  });
  await openAs(page, 'kari', '/projects?show=all');
  await expect(
    list(page)
      .getByRole('img', { name: /^Bilde av/ })
      .nth(2),
  ).toBeVisible();
  const first = asked.length;
  expect(first).toBeLessThan(9);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => asked.length).toBeGreaterThan(first);
  expect(new Set(asked).size).toBe(asked.length);
  expect(new Set(kept)).toEqual(new Set(['private, max-age=3600']));
});

test('of five thousand projects those in sight are in the page, and the end is reached', async ({ page }) => {
  const asked: number[] = [];
  await page.route('**/api/project/list?*', async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    asked.push(number);
    const answer = await route.fetch();
    const { items } = (await answer.json()) as { items: { id: number; name: string }[] };
    const made = Array.from({ length: 100 }, (_, index) => {
      const place = (number - 1) * 100 + index + 1;
      return { ...items[0], id: 100_000 + place, name: `Prosjekt ${place}`, image: null };
    });
    await route.fulfill({ json: { items: made, totalCount: 5_000 } });
  });
  await openAs(page, 'kari', '/projects?show=all');
  await expect(main(page).getByText(/^5.000 prosjekter$/)).toBeVisible();
  await expect(list(page).getByRole('link', { name: 'Prosjekt 1', exact: true })).toBeVisible();
  expect(await list(page).getByRole('listitem').count()).toBeLessThan(60);
  expect(asked).toEqual([1]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // Asked for again: pages beyond the first come from the fake, which fills them by the first.
  await expect(list(page).locator('[aria-posinset="5000"]')).toBeInViewport();
  expect(await list(page).getByRole('listitem').count()).toBeLessThan(60);
});

for (const who of ['kari', 'marte', 'piotr'] as const)
  test(`the overview of ${who} holds WCAG`, async ({ page }) => {
    test.slow();
    await openAs(page, who, '/projects');
    await expect(list(page).getByRole('link').first()).toBeVisible();
    await lookAt(page, `the overview of ${who}`);
    await button(page, 'Filtrer').click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    await lookAt(page, 'the filter');
  });
