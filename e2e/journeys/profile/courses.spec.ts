import { expect } from '@playwright/test';

import { test } from '../../support/journey';
import { layersGone } from '../../support/layersGone';
import { openAs } from '../../support/openAs';

const name = 'Våtromssertifikat';

test('a course is ticked with its day, gets another day, is told of on the Dashboard, and is deleted after a question', async ({
  page,
}) => {
  // Somebody of this journey's own: what runs out soon takes its place on the Dashboard.
  await openAs(page, 'ragnhild.braten@byggtun.example', '/profile');
  const card = page.getByRole('region', { name: 'Kurs og sertifikater' });
  await card.getByRole('button', { name: 'Velg kurs' }).click();
  const choice = page.getByRole('dialog', { name: 'Hvilke kurs har du?' });
  await choice.getByRole('checkbox', { name }).check();
  const until = choice.getByLabel(`Utgår, ${name}`);
  await until.fill('31.12.2098');
  await page.keyboard.press('Tab');
  await choice.getByRole('button', { name: 'Lagre' }).click();
  await expect(choice).toBeHidden();
  const row = card.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('31.12.2098');

  await row.getByRole('button', { name: `Endre utgående dato for ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Endre utgående dato' });
  await edit.getByLabel('Utgår').fill('01.01.2020');
  await page.keyboard.press('Tab');
  await edit.getByRole('button', { name: 'Lagre' }).click();
  await expect(edit.getByText('Utgående dato kan ikke være tidligere enn i dag!')).toBeVisible();
  await edit.getByLabel('Utgår').fill('30.06.2099');
  await page.keyboard.press('Tab');
  await edit.getByRole('button', { name: 'Lagre' }).click();
  await expect(edit).toBeHidden();
  await expect(row).toContainText('30.06.2099');

  // What runs out within thirty days stands on the Dashboard, with the way back.
  await row.getByRole('button', { name: `Endre utgående dato for ${name}` }).click();
  const soon = new Date(Date.now() + 10 * 86_400_000).toLocaleDateString('nb-NO', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Oslo',
  });
  await edit.getByLabel('Utgår').fill(soon);
  await page.keyboard.press('Tab');
  await edit.getByRole('button', { name: 'Lagre' }).click();
  await expect(edit).toBeHidden();
  await expect(row).toContainText('10 dager');
  await layersGone(page);
  await page.goto('/dashboard');
  const notice = page
    .getByRole('list', { name: 'Går snart ut' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(notice).toContainText(`Kurset «${name}» går ut ${soon}.`);
  await notice.getByRole('link', { name: 'Se profilen din' }).click();
  await expect(page).toHaveURL(/\/profile$/);

  await row.getByRole('button', { name: `Slett ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Slette kurset?' });
  await question.getByRole('button', { name: 'Slett' }).click();
  await expect(row).toBeHidden();
  await layersGone(page);
  await page.reload();
  await expect(card.getByRole('button', { name: 'Velg kurs' })).toBeVisible();
  await expect(card.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(row).toBeHidden();
});
