import { expect, type Page } from '@playwright/test';

import { followCalls } from '../../support/followCalls';
import { haveOpened } from '../../support/haveOpened';
import { test } from '../../support/journey';
import { watchShifts } from '../../support/layoutShift';
import { lookAt } from '../../support/lookAt';
import { haveSignedIn, openAs } from '../../support/openAs';
import { portalUrl } from '../../support/portalUnderTest';
import { readCode } from '../../support/readCode';
import { watchPage } from '../../support/watchPage';

/** Projects of the demo, all with a picture, whose safety instruction these people have confirmed. */
const confirmed = { kari: 9, marte: 5, piotr: 4 } as const;

const tile = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('link', { name });
const house = (page: Page) => page.getByRole('navigation', { name: 'Bygg', exact: true }).getByRole('link');

async function openProject(page: Page, who: keyof typeof confirmed): Promise<void> {
  await openAs(page, who, `/projects/${confirmed[who]}`);
  await expect(page.getByRole('img', { name: /^Bilde av/ })).toBeVisible();
  await expect(tile(page, /^Henvendelser ?\d/)).toBeVisible();
}

test('developer staff: facts, info, accident plan, tiles with counts, and the sheet with the code', async ({
  page,
}) => {
  const complaints = await watchPage(page);
  await openProject(page, 'kari');
  await expect(page.getByText('PSI', { exact: true }).first()).toBeVisible();
  await lookAt(page, 'project of developer staff');
  await page.setViewportSize({ width: 1280, height: 900 });

  await expect(page.getByRole('button', { name: 'Favoritt' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Info' }).click();
  const info = page.getByRole('dialog', { name: 'Om prosjektet' });
  await expect(info.getByRole('link', { name: /kart/ })).toHaveAttribute('href', /google\.com\/maps/);
  await lookAt(page, 'info dialog');
  await page.setViewportSize({ width: 1280, height: 900 });
  await info.getByRole('button', { name: 'Lukk vinduet' }).click();

  await page.getByRole('button', { name: 'Varslingsplan' }).click();
  const plan = page.getByRole('dialog', { name: /^Varslingsplan/ });
  await expect(plan.getByText(/113/).first()).toBeAttached();
  await plan.getByRole('button', { name: 'Ferdig' }).click();
  await expect(plan).toBeHidden();
  await expect(page.getByRole('button', { name: 'Varslingsplan' })).toBeFocused();

  await tile(page, 'QR-kode').click();
  const code = page.getByRole('img', { name: /^Åpner .* i Byggtun$/ });
  await expect(code).toBeVisible();
  expect(await readCode(page.locator('.qr-sheet'))).toBe(`${portalUrl}/projects/${confirmed.kari}`);
  await lookAt(page, 'sheet with the code');
  expect(complaints).toEqual([]);
});

test('developer staff mark a project as a favourite, which lasts, and take it out again', async ({
  page,
}) => {
  // Somebody of this journey's own: others count favourites.
  await openAs(page, 'dag.holm@byggtun.example', '/projects/8');
  const star = page.getByRole('button', { name: 'Favoritt' });
  for (const pressed of ['true', 'false']) {
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', pressed);
    await expect(star).toBeEnabled();
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', pressed);
  }
});

test('the sheet is printed alone, on one page', async ({ page }) => {
  await openAs(page, 'kari', `/projects/${confirmed.kari}/qr`);
  await expect(page.locator('.qr-code')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'QR-kode', exact: true })).toHaveCount(0);
  await expect(page.locator('.qr-code')).toBeVisible();
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test('a main contact person has the sheet but no favourites, and turns to a house and back', async ({
  page,
}) => {
  await openProject(page, 'marte');
  await expect(page.getByRole('button', { name: 'Favoritt' })).toHaveCount(0);
  await expect(tile(page, 'QR-kode')).toBeVisible();
  await lookAt(page, 'project of a main contact');
  await page.setViewportSize({ width: 1280, height: 900 });

  const all = await tile(page, /^Reklamasjoner/).innerText();
  const second = house(page).nth(2);
  const name = (await second.getAttribute('aria-label')) ?? '';
  await second.click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(tile(page, /^Reklamasjoner ?\d/)).not.toHaveText(all);
  await expect(tile(page, 'QR-kode')).toHaveCount(0);
  await lookAt(page, 'house');
  await page.setViewportSize({ width: 1280, height: 900 });

  for (const what of ['valgliste', 'fargevalg']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Last ned ${what}` }).click();
    expect((await download).suggestedFilename()).toContain(name);
  }

  const count = Number(/\d+/.exec(await tile(page, /^Reklamasjoner/).innerText())?.[0]);
  await tile(page, /^Reklamasjoner/).click();
  await expect(page.getByText(new RegExp(`av ${count}$`)).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}, `) })
    .click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await tile(page, 'Nytt avvik').click();
  await expect(page.getByRole('combobox', { name: /^Bygg/ })).toHaveValue(/\d/);
});

test('an ordinary contractor has neither star nor sheet; the actions of the project stand on a page of their own', async ({
  page,
}) => {
  await openProject(page, 'piotr');
  await expect(page.getByRole('button', { name: 'Favoritt' })).toHaveCount(0);
  await expect(tile(page, 'QR-kode')).toHaveCount(0);
  await page.goto(`/projects/${confirmed.piotr}/qr`);
  await expect(page).toHaveURL(new RegExp(`/projects/${confirmed.piotr}$`));
  await tile(page, /^Tiltak/).click();
  await expect(page).toHaveURL(/\/projects\/4\/actions/);
  await expect(page.getByRole('heading', { name: 'Tiltak Prosjekt', level: 2 })).toBeVisible();
  await lookAt(page, 'actions of a project');
});

test('a project that is not there, or not theirs, leads to the Dashboard; a wrong house to the project', async ({
  page,
}) => {
  await openAs(page, 'piotr', '/projects/99999');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/projects/4/house/99999');
  await expect(page).toHaveURL(/\/projects\/4$/);
});

test('opening a project puts it first among the recent ones', async ({ page }) => {
  // Somebody of this journey's own.
  await haveSignedIn(page, 'jan.braten@byggtun.example');
  await haveOpened(page, 12, 8);
  const recent = page.getByRole('region', { name: 'Siste prosjekter', exact: true }).getByRole('article');
  for (const [id, names] of [
    [12, [/Moss havn/, /Nittedal hage/]],
    [8, [/Nittedal hage/, /Moss havn/]],
  ] as const) {
    await page.goto(`/projects/${id}`);
    await expect(house(page).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Hovedmeny' })
      .getByRole('link', { name: 'Dashboard' })
      .click();
    await expect(recent).toHaveText(names);
  }
});

test('the name is read once: on the page, and in the top bar when that is scrolled away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openProject(page, 'kari');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  const name = await heading.innerText();
  const title = page.getByRole('heading', { level: 1 });
  const bar = page.getByRole('banner');
  const width = async () => (await title.boundingBox())?.width ?? NaN;
  await expect(title).toHaveText(name);
  await expect(page).toHaveTitle(`${name} – Byggtun`);
  await expect(bar.getByText('Prosjekt', { exact: true })).toBeVisible();
  await expect.poll(width).toBeLessThanOrEqual(1);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(heading).not.toBeInViewport();
  await expect(bar.getByText('Prosjekt', { exact: true })).toBeHidden();
  await expect.poll(width).toBeGreaterThan(100);
});

test('nothing moves while picture, houses and tiles come', async ({ page }) => {
  await openProject(page, 'kari');
  const moved = await watchShifts(page);
  await page.reload();
  await expect(page.getByRole('img', { name: /^Bilde av/ })).toBeVisible();
  await expect(tile(page, 'QR-kode')).toBeVisible();
  await expect(tile(page, /^Henvendelser ?\d/)).toBeVisible();
  expect(await moved()).toBeLessThanOrEqual(0.01);
});

test.describe('of what is looked at first', () => {
  test('the picture keeps its roofs, and a tile where nothing waits is quieter than one where something does', async ({
    page,
  }) => {
    await page.route('**/api/actions/count', (route) => route.fulfill({ json: 0 }));
    await openProject(page, 'kari');
    await expect(tile(page, /^Tiltak ?0$/)).toBeVisible();
    const badge = (name: RegExp) => tile(page, name).getByText(/^\d+$/);
    const clear = 'rgba(0, 0, 0, 0)';
    await expect(badge(/^Tiltak/)).toHaveCSS('background-color', clear);
    await expect(badge(/^Henvendelser/)).not.toHaveCSS('background-color', clear);
    // Of what the band has no room for, more is cut off below.
    const cut = await page.getByRole('img', { name: /^Bilde av/ }).evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const over = (width * image.naturalHeight) / image.naturalWidth - height;
      const share = parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '') / 100;
      return { above: over * share, below: over * (1 - share) };
    });
    expect(cut.above).toBeLessThan(cut.below);
  });
});

test.describe('of many houses on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the one whose page is open stands in sight, and the row stays when a neighbour is opened', async ({
    page,
  }) => {
    await page.route(`**/api/project/${confirmed.kari}/houses`, async (route) => {
      const houses = (await (await route.fetch()).json()) as { id: number; houseNum: string; name: string }[];
      const others = (from: number) =>
        Array.from({ length: 12 }, (_, index) => ({
          id: 1_000_000 + from + index,
          houseNum: String(from + index),
          name: `Bygg ${from + index}`,
        }));
      await route.fulfill({ json: [...others(20), ...houses, ...others(40)] });
    });
    const rest = followCalls(page);
    await openProject(page, 'kari');
    await expect(house(page).first()).toBeInViewport();
    const [own, next] = [house(page).nth(13), house(page).nth(14)];
    await expect(own).not.toBeInViewport();
    await page.goto((await own.getAttribute('href')) ?? '');
    await expect(own).toHaveAttribute('aria-current', 'page');
    await expect(own).toBeInViewport({ ratio: 1 });
    await rest();
    const before = await own.boundingBox();
    await next.click();
    await expect(next).toHaveAttribute('aria-current', 'page');
    await rest();
    expect(await own.boundingBox()).toEqual(before);
  });
});
