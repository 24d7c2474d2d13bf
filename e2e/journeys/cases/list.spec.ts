import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { layersGone } from '../../support/layersGone';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { readPages } from '../../support/readPages';

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 900 };

const main = (page: Page) => page.getByRole('main');
const firstRow = (page: Page) => main(page).locator('a[href*="/complaints/"]').first();
/** The address of the row in the middle of the window; empty while none is drawn there. */
const findMiddle = (page: Page) =>
  main(page)
    .locator('a[href*="/complaints/"]')
    .evaluateAll((all) => {
      const seen = all.filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 200 && bottom < window.innerHeight - 100;
      });
      return seen[Math.floor(seen.length / 2)]?.getAttribute('href') ?? '';
    });
/** A turn of the wheel ends before the page is scrolled, and that before its rows are drawn: one would look at the place before. */
const hasScrolled = async (page: Page, to: number) => {
  const place = () => page.evaluate(() => window.scrollY);
  await expect.poll(place).toBe(to);
  await expect.poll(() => findMiddle(page)).not.toBe('');
  await expect(main(page).locator('.bt-bone')).toHaveCount(0);
  expect(await place()).toBe(to);
};
const openFilters = async (page: Page) => {
  await main(page)
    .getByRole('button', { name: /^Filtrer( \d|$)/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Filtrer reklamasjoner' });
  await expect(dialog).toBeVisible();
  return dialog;
};

for (const size of [phone, laptop]) {
  test.describe(`${size.width} px`, () => {
    test.use({ viewport: size });

    test('filters stand as chips and in the address; the link shows the same list, and back takes them away', async ({
      page,
      context,
    }) => {
      await openAs(page, 'henrik', '/complaints?show=all');
      await expect(firstRow(page)).toBeVisible();
      const dialog = await openFilters(page);
      await dialog.getByText('Sak', { exact: true }).click();
      await dialog.getByLabel('Hvordan sak sammenlignes').selectOption('Begynner med');
      await dialog.getByLabel('Tekst').fill('LYSBRYTER');
      await dialog.getByText('Prosjekt', { exact: true }).click();
      await dialog.getByRole('checkbox', { name: 'Ensjøtunet' }).check();
      await dialog.getByRole('button', { name: 'Bruk filter' }).click();
      await expect(dialog).toBeHidden();
      const chip = main(page).getByRole('button', { name: 'Fjern filter Sak begynner med «LYSBRYTER»' });
      await expect(chip).toBeVisible();
      await expect(firstRow(page)).toContainText(/Lysbryter/);
      await expect(page).toHaveURL(/lineName=startsWith/);

      const titles = () => main(page).locator('a[href*="/complaints/"]').allTextContents();
      await expect.poll(async () => (await titles()).every((text) => /Lysbryter/.test(text))).toBe(true);
      const shown = await titles();
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(
        main(other).getByRole('button', { name: 'Fjern filter Prosjekt: Ensjøtunet' }),
      ).toBeVisible();
      await expect
        .poll(() => main(other).locator('a[href*="/complaints/"]').allTextContents())
        .toEqual(shown);
      await other.close();

      await page.goBack();
      await expect(chip).toBeHidden();
      await page.goForward();
      await expect(chip).toBeVisible();
      await main(page).getByRole('button', { name: 'Slett filter' }).first().click();
      await expect(main(page).getByText('Ingen filter er på.')).toBeVisible();
      await expect(page).toHaveURL(/regStatus=(&|$)/);
    });

    test('back from a case finds its row in sight, with the focus, and the list as it was', async ({
      page,
    }) => {
      await openAs(page, 'henrik', '/complaints?show=all&regStatus=&size=-1');
      await expect(firstRow(page)).toBeVisible();
      for (let turn = 1; turn <= 4; turn += 1) {
        await page.mouse.wheel(0, 2500);
        await hasScrolled(page, turn * 2500);
      }
      const middle = await findMiddle(page);
      const row = main(page).locator(`a[href="${middle}"]`);
      const before = await row.boundingBox();
      await row.click();
      await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
      await page.goBack();
      await expect(row).toBeFocused();
      await expect(row).toBeInViewport();
      await expect
        .poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
        .toBeLessThan(120);
    });
  });
}

test('on a phone the list is sorted in a dialog', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAs(page, 'henrik', '/complaints?show=all');
  await expect(firstRow(page)).toBeVisible();
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes('"sortBy":"lineName"') ?? false,
  );
  await main(page).getByRole('button', { name: 'Sorter etter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sorter etter' });
  await dialog.getByRole('radio', { name: 'Stigende' }).check();
  await dialog.getByRole('radio', { name: 'Sak' }).check();
  await dialog.getByRole('button', { name: 'Sorter', exact: true }).click();
  expect((await asked).postData()).toContain('"sortDesc":false');
  await expect(page).toHaveURL(/sort=lineName/);
});

test('columns are put in and taken out, and are so after a reload', async ({ page }) => {
  await openAs(page, 'henrik', '/complaints?show=all');
  await expect(firstRow(page)).toBeVisible();
  await main(page).getByText('Kolonner', { exact: true }).click();
  await main(page).getByRole('checkbox', { name: 'Firma' }).check();
  await main(page).getByRole('checkbox', { name: 'Frist' }).uncheck();
  await page.keyboard.press('Escape');
  await layersGone(page);
  await page.reload();
  await expect(main(page).getByRole('columnheader', { name: /^Firma/ })).toBeVisible();
  await expect(main(page).getByRole('columnheader', { name: /^Frist/ })).toHaveCount(0);
});

test('with more columns than there is room for, the table is moved sideways to the last, and the row opens from there', async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await openAs(page, 'henrik', '/complaints?show=all&regStatus=&size=-1');
  await expect(firstRow(page)).toBeVisible();
  await main(page).getByText('Kolonner', { exact: true }).click();
  for (const choice of await main(page).getByRole('checkbox').all()) await choice.check();
  await page.keyboard.press('Escape');
  const last = main(page).getByRole('columnheader').last();
  await expect(last).not.toBeInViewport();
  const table = main(page).getByRole('region', { name: 'Tabell med reklamasjoner' });
  await table.evaluate((frame) => frame.scrollBy(frame.scrollWidth, 0));
  await expect(last).toBeInViewport();
  await expect(firstRow(page)).toBeInViewport();
  const cell = main(page).getByRole('row').nth(1).getByRole('cell').last();
  const place = await cell.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
  await expect(page.getByRole('heading', { name: 'Informasjon' })).toBeVisible();
});

test('of all rows those in sight are in the page; the end is reached, and each row tells its place', async ({
  page,
}) => {
  await openAs(page, 'henrik', '/complaints?show=all&regStatus=&size=-1');
  const table = main(page).getByRole('table');
  await expect(firstRow(page)).toBeVisible();
  const total = Number(await table.getAttribute('aria-rowcount')) - 1;
  expect(total).toBeGreaterThan(500);
  expect(await table.getByRole('row').count()).toBeLessThan(80);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = table.locator(`tr[aria-rowindex="${total + 1}"]`);
  await expect(last).toBeVisible();
  await expect(last.getByRole('link')).toHaveAttribute('href', /\/complaints\/\d+/);
  expect(await table.getByRole('row').count()).toBeLessThan(80);
});

test('a row that has the focus and is scrolled away does not take the list along', async ({ page }) => {
  await openAs(page, 'henrik', '/complaints?show=all&regStatus=&size=-1');
  await expect(firstRow(page)).toBeVisible();
  await page.mouse.move(640, 450);
  let now = 0;
  for (const to of [3000, 9000, 700, 6000, 300, 10_000, 0, 4000]) {
    const row = main(page).locator(`a[href="${await findMiddle(page)}"]`);
    await row.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    await page.mouse.wheel(0, to - now);
    await hasScrolled(page, to);
    now = to;
  }
});

test('on paper the heading stands on each page', async ({ page }) => {
  await page.setViewportSize({ ...laptop, height: 3000 });
  await openAs(page, 'henrik', '/complaints?show=all&regStatus=&size=-1');
  await expect(firstRow(page)).toBeVisible();
  const pages = await readPages(await page.pdf({ preferCSSPageSize: true }));
  const full = pages.slice(0, -1);
  expect(full.length).toBeGreaterThan(1);
  for (const words of full) expect(words).toMatch(/Sak .*Prosjekt .*Status .*Registrert .*Frist/);
});

test('who sees only their own cases finds the responsible fixed to themselves', async ({ page }) => {
  await openAs(page, 'piotr', '/complaints');
  await expect(firstRow(page)).toBeVisible();
  const dialog = await openFilters(page);
  await dialog.getByText('Ansvarlig', { exact: true }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Piotr Kowalski' })).toBeDisabled();
  await expect(dialog.getByRole('checkbox', { name: 'Piotr Kowalski' })).toBeChecked();
  await expect(dialog.getByText('Firma', { exact: true })).toHaveCount(0);
});

test('the list, its filters, its order and its columns hold WCAG', async ({ page }) => {
  test.slow();
  await openAs(page, 'henrik', '/complaints?show=all&lineDate=after:2026-01-01');
  await expect(firstRow(page)).toBeVisible();
  await lookAt(page, 'the list');
  const dialog = await openFilters(page);
  for (const name of ['Sak', 'Prosjekt', 'Sameie']) await dialog.getByText(name, { exact: true }).click();
  await dialog.getByText(/^Registrert etter/).click();
  await expect(dialog.getByRole('checkbox', { name: 'Ensjøtunet' })).toBeVisible();
  await lookAt(page, 'the filters');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.setViewportSize(phone);
  await main(page).getByRole('button', { name: 'Sorter etter' }).click();
  await expect(page.getByRole('dialog', { name: 'Sorter etter' })).toBeVisible();
  await lookAt(page, 'the order', { sizes: [phone] });
  await page.keyboard.press('Escape');
  await page.setViewportSize(laptop);
  await main(page).getByText('Kolonner', { exact: true }).click();
  await lookAt(page, 'the columns', { sizes: [laptop] });
});
