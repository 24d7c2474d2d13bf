import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';

test.use({ viewport: { width: 1280, height: 900 } });

const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

/** How far something reaches below the window's end, CSS pixels; 0 when it stands wholly inside. */
const below = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box ? Math.max(0, Math.ceil(box.y + box.height - 900)) : Infinity;
};

/** A person, and how many projects there are at least. */
const viewers = [
  ['kari', 6],
  ['marte', 1],
] as const;

for (const [who, least] of viewers)
  test(`at 1280 × 900 ${who} sees the last projects and the first three cases of each card at once`, async ({
    page,
  }) => {
    await openAs(page, who, '/dashboard');
    const projects = region(page, 'Siste prosjekter').getByRole('article');
    await expect(projects.nth(least - 1)).toBeVisible();
    await expect.poll(() => below(projects.last())).toBe(0);
    for (const name of ['Reklamasjoner', 'Henvendelser', 'Tiltak']) {
      const cases = region(page, name).getByRole('listitem');
      await expect(cases.first()).toBeVisible();
      await expect.poll(() => cases.count()).toBeLessThanOrEqual(3);
      await expect.poll(() => below(cases.last()), { message: name }).toBe(0);
    }
  });

test('a title that is long for its column has a second line where that pushes no case out of the window', async ({
  page,
}) => {
  await openAs(page, 'kari', '/dashboard');
  /** Titles of which not all can be read. */
  const cut = (name: string) =>
    region(page, name)
      .locator('.bt-case-title > :first-child')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  await page.setViewportSize({ width: 1280, height: 1024 });
  for (const name of ['Reklamasjoner', 'Henvendelser', 'Tiltak']) {
    await expect(region(page, name).getByRole('listitem').first()).toBeVisible();
    await expect.poll(() => cut(name), { message: name }).toBe(0);
  }
});

test('a coloured stripe stands on what can not wait alone: the status has its colour on its chip', async ({
  page,
}) => {
  const calm = {
    deadLine: '2099-12-24',
    timeLimit: '2099-12-24',
    color: 'warning',
    aberrationSeverity: 'Middels',
  };
  const late = { ...calm, deadLine: '2020-01-02', timeLimit: '2020-01-02' };
  await page.route('**/api/cases/glance', async (route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, { items: object[] }>;
    const changed = Object.entries(answer).map(([name, { items, ...rest }]) => [
      name,
      { ...rest, items: [calm, late, calm].map((change, id) => ({ ...items[0], id, ...change })) },
    ]);
    await route.fulfill({ json: Object.fromEntries(changed) as object });
  });
  await openAs(page, 'kari', '/dashboard');
  for (const name of ['Reklamasjoner', 'Tiltak']) {
    const cases = region(page, name).getByRole('listitem').getByRole('link');
    await expect(cases).toHaveCount(3);
    const [first, second, third] = await cases.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundImage),
    );
    // As quiet as the line around a project.
    const project = region(page, 'Siste prosjekter').getByRole('article').first();
    const line = await project.evaluate((card) => getComputedStyle(card).borderTopColor);
    expect([first, third], name).toEqual([expect.stringContaining(line), first]);
    expect(second, name).not.toBe(first);
  }
});
