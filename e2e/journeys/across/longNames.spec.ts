import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';

const longName = `Boligsameiet Nordre Lillestrømbryggekvartalet og ${'bryggekvartal'.repeat(4)} byggetrinn 2`;
const longRole = 'Kvalitetsansvarlig og prosjekteringsgruppekoordinator for utomhusarbeider';

/** Projects, and the person, have long names and roles. */
async function lengthen(page: Page): Promise<void> {
  await page.route(/\/api\/project\/(recent|list|\d+)(\?.*)?$/, async (route) => {
    const text = JSON.stringify(await (await route.fetch()).json());
    await route.fulfill({
      contentType: 'application/json',
      body: text
        .replaceAll('"name":"Lillestrøm brygge"', `"name":"${longName}"`)
        .replaceAll(/"projRole":"[^"]*"/g, `"projRole":"${longRole}"`),
    });
  });
  await page.route('**/api/user/contactperson', async (route) => {
    const text = JSON.stringify(await (await route.fetch()).json());
    await route.fulfill({
      contentType: 'application/json',
      body: text.replaceAll('"fullName":"Kari Solberg"', `"fullName":"Kari ${longName}"`),
    });
  });
}

/** What reaches out of the window sideways, or lies over what stands beside it in its row. */
const outside = (page: Page) =>
  page.locator('main *, header *, aside *').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('.house-switch, .bt-filters, .bt-hidden'))
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 80)),
  );

for (const width of [320, 390, 820, 1280])
  test(`at ${width} px long names and roles stay in their places, and can be read whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await lengthen(page);
    await openAs(page, 'kari', '/dashboard');
    for (const address of ['/dashboard', '/projects', '/projects/7']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByText(longName).first()).toBeVisible();
      await expect.poll(() => outside(page), { message: address }).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const heading = page.getByRole('main').getByRole('heading', { level: 2, name: longName });
    await expect.poll(() => heading.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveAttribute(
      'title',
      longName,
    );
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: longName, level: 4 })).toHaveAttribute('title', longName);
    await page.goto('/projects');
    await expect(page.getByRole('heading', { name: longName, level: 3 })).toHaveAttribute('title', longName);
  });
