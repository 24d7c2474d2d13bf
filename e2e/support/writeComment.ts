import type { Page } from '@playwright/test';

/** Writes a comment on the case that is open, and waits until the server has it: the page shows it before. */
export async function writeComment(page: Page, text: string): Promise<void> {
  await page.getByLabel('Ny kommentar').fill(text);
  const saved = page.waitForResponse('**/api/comments/save');
  await page.getByRole('button', { name: 'Lagre kommentar' }).click();
  await saved;
}
