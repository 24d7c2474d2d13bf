import { expect, type Page } from '@playwright/test';

import { focusStop, walkByKey } from '../../support/focusStop';
import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { signIn } from '../../support/signIn';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hovedmeny' });

/** What is chosen here is not kept on the server, where other journeys would meet it. */
test.beforeEach(({ page }) =>
  page.route('**/settings/BTDarkMode', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: { value: '2' } }) : route.continue(),
  ),
);

test('Tab leads by the skip link through menu and top bar in order, and every stop can be seen', async ({
  page,
}) => {
  await openAs(page, 'lars', '/profile');
  await expect(page.getByRole('main').getByText('lars@granlund.example')).toBeVisible();
  await expect(page.getByRole('banner').getByLabel('Aktivt firma')).toBeVisible();
  // With their counts, which come later.
  await expect(menu(page).getByRole('link', { name: /åpne/ }).first()).toBeVisible();
  const links = (await menu(page).getByRole('link').allTextContents()).map((text) => text.trim());
  const expected = [
    'Hopp til innholdet',
    ...links,
    'Logg ut',
    'Skjul menyen',
    'Tilbake',
    'Aktivt firma',
    'Innstillinger',
  ];
  const stops = await walkByKey(page, 'Tab', expected.length);
  expect(stops.map(({ name }) => name)).toEqual(expected);
  expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);

  const back = await walkByKey(page, 'Shift+Tab', expected.length - 1);
  expect(back.map(({ name }) => name)).toEqual(expected.slice(0, -1).reverse());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('another page takes the focus and is named by its title; the Tab key goes on in it', async ({
  page,
}) => {
  await openAs(page, 'lars', '/profile');
  await menu(page).getByRole('link', { name: 'Prosjekter' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Prosjekter' })).toBeFocused();
  await expect(page).toHaveTitle('Prosjekter – Byggtun');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('settings open, choose and close by keys, hold the focus and give it back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // Somebody of this journey's own: who has chosen a look is not shown the device's any more.
  await signIn(page, 'bjorn.strand@granlund.example', '/profile');
  const button = page.getByRole('button', { name: 'Innstillinger' });
  await button.focus();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Innstillinger' });
  await expect(settings).toBeVisible();
  const stops = await walkByKey(page, 'Tab', 8);
  // Between the last and the first stop the focus may be on the browser itself.
  expect(stops.filter(({ name, inDialog }) => name !== '' && !inDialog)).toEqual([]);
  expect(stops.filter(({ name, isMarked }) => name !== '' && !isMarked)).toEqual([]);
  await settings.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(settings.getByRole('radio', { name: 'Mørkt' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(button).toBeFocused();
});

test('no key changes the company before the choice is made', async ({ page }) => {
  await openAs(page, 'lars', '/profile');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const company = page.getByRole('banner').getByLabel('Aktivt firma');
  await company.focus();
  const before = await company.inputValue();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.keyboard.press('N');
  await page.keyboard.press('Escape');
  await expect(company).toHaveValue(before);
  await expect(company).toBeFocused();
  expect(asked.filter((url) => url.includes('/user/setactive'))).toEqual([]);
});

test('a dialog takes the focus, holds it and gives it back', async ({ page }) => {
  await openAs(page, 'lars', '/complaints');
  await page.getByRole('main').locator('a[href*="/complaints/"]').first().focus();
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Endre ansvarlig' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const stops = [...(await walkByKey(page, 'Tab', 8)), ...(await walkByKey(page, 'Shift+Tab', 8))];
  expect(stops.filter(({ name, inDialog }) => name !== '' && !inDialog)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a phone: the menu opens and closes by keys, and the bottom bar is the last stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'lars', '/profile');
  await expect(page.getByRole('main').getByText('lars@granlund.example')).toBeVisible();
  const button = page.getByRole('button', { name: 'Åpne menyen' });
  await button.focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('dialog', { name: 'Meny' });
  await expect(overlay.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await overlay.getByRole('link', { name: 'Prosjekter' }).focus();
  await page.keyboard.press('Enter');
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('main', { name: 'Prosjekter' })).toBeFocused();

  const last = page.getByRole('navigation', { name: 'Snarveier' }).getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  expect((await focusStop(page)).isMarked).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Mitt firma' })).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`at ${width} px the page has one banner, one main part, and menus with names of their own`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, 'lars', '/projects');
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main', { name: 'Prosjekter' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Prosjekter']);
    await expect(page.getByRole('navigation')).toHaveCount(1);
    await expect(
      page.getByRole('navigation', { name: width < 700 ? 'Snarveier' : 'Hovedmeny' }),
    ).toBeVisible();
    // The place is there before there is something to say in it, or screen readers say nothing.
    const news = page.getByRole('status').filter({ hasNotText: /./ });
    await expect(news.first()).toBeAttached();
    await context.setOffline(true);
    await expect(
      page.getByRole('status').filter({ hasText: 'Ingen internett tilgang! Sjekk dine innstillinger' }),
    ).toBeVisible();
  });
}
