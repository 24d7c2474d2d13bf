import { expect, type Locator } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';

/** The height of the window that a part takes, CSS pixels. */
const span = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN };
  return { top: y, bottom: y + height, middle: y + height / 2 };
};

const heading = (main: Locator) => main.getByRole('heading', { level: 2 });
const count = (main: Locator) => main.getByRole('status').filter({ hasText: /^\d+ (treff|prosjekter)$/ });

/** Cards tell their count above them; a table below, so its filters stand beside the heading. */
const places = [
  [390, '/complaints', count],
  [820, '/complaints', count],
  [1280, '/complaints', heading],
  [390, '/actions', count],
  [1280, '/actions', heading],
  [390, '/projects', count],
  [1280, '/projects', count],
] as const;

for (const [width, address, findBeside] of places)
  test(`at ${width} px the filter that ${address} opens with takes no row of its own`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'kari', address);
    const main = page.getByRole('main');
    const chip = main.getByRole('button', { name: /^Fjern filter Status/ });
    await expect(chip).toBeInViewport({ ratio: 1 });
    await expect(findBeside(main)).toBeVisible();
    const [row, other] = [await span(chip), await span(findBeside(main))];
    expect(other.middle).toBeGreaterThan(row.top);
    expect(other.middle).toBeLessThan(row.bottom);
  });

test('at 390 px the way out of several filters stays in sight, however long they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openAs(page, 'kari', '/complaints');
  const main = page.getByRole('main');
  const filters = main.getByRole('list', { name: 'Filtre' });
  await expect(filters.getByRole('button')).toHaveAccessibleName(/^Fjern filter Status/);
  await main.getByRole('searchbox').fill('Fuktskade bak panelet på badet i andre etasje');
  await expect(filters.getByRole('button', { name: /^Fjern filter Søk/ })).toBeVisible();
  const clear = filters.getByRole('button', { name: 'Slett filter' });
  await expect(clear).toBeInViewport({ ratio: 1 });
  await clear.click();
  await expect(main.getByText('Ingen filter er på.')).toBeVisible();
});
