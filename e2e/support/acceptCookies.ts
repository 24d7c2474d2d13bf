import type { Page } from '@playwright/test';

/** On the start page: accepts cookies when it asks, as it does once on each device; releases from before the bar do not. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logg inn' }).waitFor();
  const accept = page.getByRole('button', { name: 'Godta' });
  if (await accept.isVisible()) await accept.click();
}
