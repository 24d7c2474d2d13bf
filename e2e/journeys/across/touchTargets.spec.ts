import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const targets = 'a[href]:not(.bt-skip), button, input, select, textarea, summary, [role="combobox"]';

/** What is pressed on the page and takes a finger less than 44 px high or wide, labels and what lies around a link included. */
const small = (page: Page) =>
  page.locator(targets).evaluateAll((all) =>
    all.flatMap((target) => {
      // A link that covers its card says so by its ::after.
      const around = getComputedStyle(target, '::after');
      const own = target.getBoundingClientRect();
      if (own.width <= 1 || !target.checkVisibility({ visibilityProperty: true })) return [];
      const box = target.closest('label')?.getBoundingClientRect() ?? own;
      const isWider = around.content !== 'none' && around.position === 'absolute';
      const height = isWider ? Math.max(box.height, parseFloat(around.height)) : box.height;
      const width = isWider ? Math.max(box.width, parseFloat(around.width)) : box.width;
      if (Math.round(height) >= 44 && Math.round(width) >= 44) return [];
      return [`${target.outerHTML.slice(0, 80)}: ${width} × ${height}`];
    }),
  );

/** The address of the first case of a list. */
async function firstOf(page: Page, list: string): Promise<string> {
  const link = page.getByRole('main').locator(`a.bt-case[href^="${list}/"]`).first();
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

for (const who of ['kari', 'marte'] as const)
  test(`whatever ${who} presses on a phone is 44 px at least`, async ({ page }) => {
    await openAs(page, who, '/complaints');
    const complaint = await firstOf(page, '/complaints');
    await expect.poll(() => small(page), { message: '/complaints' }).toEqual([]);
    await page.goto('/actions');
    const action = await firstOf(page, '/actions');
    await expect.poll(() => small(page), { message: '/actions' }).toEqual([]);
    const pages = ['/dashboard', '/projects', '/projects/7', complaint, action, '/aberration', '/profile'];
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.locator('.bt-bone')).toHaveCount(0);
      await expect.poll(() => small(page), { message: address }).toEqual([]);
    }
    await page.goto('/projects/7');
    const house = page.getByRole('navigation', { name: 'Bygg', exact: true }).getByRole('link').nth(1);
    await page.goto((await house.getAttribute('href')) ?? '');
    await expect(page.getByRole('link', { name: 'Hele prosjektet' })).toBeVisible();
    await expect.poll(() => small(page), { message: 'a house' }).toEqual([]);
  });
