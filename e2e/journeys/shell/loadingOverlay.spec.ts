import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';

test('what takes its time lies under an overlay that no click comes through, over dialogs too', async ({
  page,
}) => {
  test.slow();
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await openAs(page, 'lars', '/projects');
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user/setactive', async (route) => {
    await answered;
    await route.fulfill({ status: 500, json: { error: 'Feil på server', message: 'Prøv igjen senere' } });
  });
  await page.getByRole('button', { name: 'Innstillinger' }).click();
  const settings = page.getByRole('dialog', { name: 'Innstillinger' });
  const company = settings.getByRole('combobox', { name: 'Aktivt firma' });
  await company.focus();
  const [other] = await company
    .locator('option')
    .evaluateAll((options: HTMLOptionElement[]) =>
      options.filter(({ selected }) => !selected).map(({ value }) => value),
    );
  await company.selectOption(other ?? '');
  const overlay = page.locator('[popover]', { hasText: 'Vennligst vent' });
  await expect(overlay).toBeVisible();
  await lookAt(page, 'loading overlay', { sizes: [phone] });
  const { x, y, width, height } = await settings
    .getByRole('button', { name: 'Lukk' })
    .evaluate((button) => button.getBoundingClientRect());
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(settings).toBeVisible();
  answer();
  await expect(overlay).toHaveCount(0);
  await expect(settings).toBeVisible();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(settings).toBeHidden();
});
