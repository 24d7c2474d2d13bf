import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { haveSignedIn, openAs } from '../../support/openAs';
import { openOwnChecklist } from '../../support/openOwnChecklist';

/** A window of 1280 px at 400 % (WCAG 1.4.10). */
test.use({ viewport: { width: 320, height: 700 } });

/** The page is as wide as the window, and nothing that narrows its list is cut. */
async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const cut = () =>
    page
      .getByRole('button', { name: /^Fjern filter/ })
      .locator('span:first-child')
      .evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth).length);
  await expect.poll(cut).toBe(0);
}

for (const address of ['/complaints', '/actions', '/projects'])
  test(`${address} at 320 px scrolls down alone, and no filter that is on is cut`, async ({ page }) => {
    await openAs(page, 'kari', address);
    const first = page.getByRole('main').getByRole('link').filter({ hasText: /\S/ }).first();
    await expect(first).toBeVisible();
    await expectWhole(page);
  });

test('the site list at 320 px scrolls down alone, and says wholly what each line lacks', async ({ page }) => {
  await page.route('**/api/project/sitelist', async (route) => {
    const answer = (await (await route.fetch()).json()) as { items: object[] };
    const lacking = { birthDate: null, hmsCardNumber: null, employerRegNum: null };
    await route.fulfill({ json: { ...answer, items: answer.items.map((row) => ({ ...row, ...lacking })) } });
  });
  await openAs(page, 'kari', '/projects/7/sitelist?isComplete=false');
  const lacks = page.getByText('Mangler fødselsdato, HMS-kort, organisasjonsnummer').first();
  await expect(lacks).toBeVisible();
  const { x = NaN, width = NaN } = (await lacks.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
  await expectWhole(page);
});

test('a checklist that was read in a wide window is as narrow as the window becomes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await haveSignedIn(page, 'kari');
  await openOwnChecklist(page, 'Brannskiller og gjennomføringer');
  await expect(page.getByRole('radio', { name: 'Ja' }).first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectWhole(page);
});
