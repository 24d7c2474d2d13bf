import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { mailsWith } from '../../support/outbox';
import { readPages } from '../../support/readPages';
import { watchPage } from '../../support/watchPage';

const main = (page: Page) => page.getByRole('main');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
/** A day as the calendar names it to a screen reader. */
const nameOf = (day: Date) =>
  new Intl.DateTimeFormat('nb-NO', { dateStyle: 'full', timeZone: 'Europe/Oslo' }).format(day);
const written = (day: Date) =>
  new Intl.DateTimeFormat('nb-NO', {
    timeZone: 'Europe/Oslo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(day);

/** Presses a day of the calendar, in the month that it is in. */
async function press(page: Page, day: Date) {
  const calendar = main(page).getByRole('group', { name: 'Velg fra og til dato' });
  const button = calendar.getByRole('button', { name: new RegExp(`${nameOf(day)}`) });
  const next = calendar.getByRole('button', { name: 'Gå til neste måned' });
  await expect(next).toBeVisible();
  if ((await button.count()) === 0) await next.click();
  await button.click();
}

test('a room is reserved from the project, told of in a mail with a file for the calendar, and given up again', async ({
  page,
}) => {
  test.slow();
  const complaints = await watchPage(page);
  await openAs(page, 'henrik', '/projects/4');
  await main(page).getByRole('link', { name: 'Bookinger' }).click();
  await expect(main(page).getByRole('list', { name: 'Bookinger' })).toContainText('Rom 201');
  await main(page).getByRole('link', { name: 'Legg til booking' }).click();
  await expect(main(page).getByText('Fra til dato legges inn')).toBeVisible();

  const [from, to] = [inDays(7), inDays(9)];
  await press(page, from);
  await press(page, from);
  await expect(page.getByText('Fra og til dato kan ikke være samme dag')).toBeVisible();
  await press(page, from);
  await press(page, to);
  const rig = main(page).getByRole('region', { name: 'Boligrigg Sandaker park', exact: true });
  await expect(rig.getByText('Ledig').first()).toBeVisible();
  await lookAt(page, 'free rooms', {
    sizes: [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ],
  });
  await page.setViewportSize({ width: 1280, height: 900 });

  await rig.getByRole('button', { name: /^Reserver rom: Rom 209/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Reservere rommet?' });
  await expect(dialog).toContainText(
    `Vil du reservere Rom 209 på Boligrigg Sandaker park fra ${written(from)} til ${written(to)}?`,
  );
  await dialog.getByRole('button', { name: 'Reserver rom' }).click();
  const list = main(page).getByRole('list', { name: 'Bookinger' });
  await expect(list).toContainText('Boligrigg Sandaker park - Rom 209');
  await lookAt(page, 'bookings', {
    sizes: [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ],
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(async () => (await mailsWith('method=REQUEST')).length).toBe(1);

  // Another room in one of these nights is refused before it is pressed.
  await main(page).getByRole('link', { name: 'Legg til booking' }).click();
  await press(page, inDays(8));
  await press(page, inDays(10));
  await expect(main(page).getByRole('alert')).toContainText(
    `Du har allerede en booking fra ${written(from)} til ${written(to)}.`,
  );

  await page.goto('/profile');
  const card = main(page).getByRole('region', { name: 'Mine bookinger' });
  await expect(card).toContainText('Dørkode');
  await lookAt(page, 'profile', {
    sizes: [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ],
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await card.getByRole('button', { name: /^Slett booking av Boligrigg Sandaker park - Rom 209/ }).click();
  await page
    .getByRole('dialog', { name: 'Slette bookingen?' })
    .getByRole('button', { name: 'Slett' })
    .click();
  await expect(card).not.toContainText('Rom 209');
  await expect.poll(async () => (await mailsWith('method=CANCEL')).length).toBe(1);
  expect(complaints).toEqual([]);
});

test('who has which room over sixty nights stands in one picture', async ({ page }) => {
  await openAs(page, 'kari', '/projects/7/bookings/occupancy');
  const rig = main(page).getByRole('region', { name: 'Boligrigg Lillestrøm brygge', exact: true });
  await expect(rig.getByRole('row')).toHaveCount(13);
  await expect(rig).toContainText('Kari Solberg');
  await main(page).getByRole('button', { name: 'Fire uker fram' }).click();
  await expect(main(page).getByRole('status')).toContainText(`, ${written(inDays(28))} ~`);
  await page.reload();
  await expect(main(page).getByRole('status')).toContainText(`, ${written(inDays(28))} ~`);
  await main(page).getByRole('button', { name: 'I dag' }).press('Enter');
  await expect(main(page).getByRole('status')).toContainText(`, ${written(inDays(0))} ~`);
  await lookAt(page, 'occupancy', {
    sizes: [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ],
  });
});

test('on paper the occupancy has every room, whole, under the Mondays', async ({ page }) => {
  await openAs(page, 'kari', '/projects/7/bookings/occupancy');
  const rig = main(page).getByRole('region', { name: 'Boligrigg Lillestrøm brygge', exact: true });
  await expect(rig.getByRole('row')).toHaveCount(13);
  const rooms = await main(page).getByRole('rowheader').allTextContents();
  const pages = await readPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.join(' ').match(/Rom \d+/g)).toEqual(rooms);
  const full = pages.filter((words) => /Rom \d/.test(words));
  for (const words of full) expect(words).toMatch(/\d\d\.\d\d\. /);
});
