import { expect } from '@playwright/test';

import { competenceIsDue } from '../../support/competenceIsDue';
import { test } from '../../support/journey';
import { signIn } from '../../support/signIn';

test('whose card has run out is warned, registers a new one, and is asked for the courses after it', async ({
  page,
}) => {
  // The server keeps no card that has run out; its answers are those of a person who has not been here for long.
  await page.route('**/api/user/contactperson', async (route) => {
    const answer = await route.fetch();
    const profile = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...profile, hmsCardIssuedDate: '2019-01-02' } });
  });
  await competenceIsDue(page);
  // Somebody of this journey's own.
  await signIn(page, 'magnus.fjeld@granlund.example', '/projects');
  const card = page.getByRole('dialog', { name: 'Registrer HMS-kortet ditt' });
  await expect(card.getByText('HMS kortnummer er gått ut!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await card.getByLabel('HMS kortnummer').fill('12ab34567');
  await expect(card.getByLabel('HMS kortnummer')).toHaveValue('1234567');
  await card.getByLabel('Utstedt dato').fill('01.01.2020');
  await page.keyboard.press('Tab');
  await card.getByRole('button', { name: 'Lagre' }).click();
  await expect(card.getByLabel('Utstedt dato')).toHaveAttribute('aria-invalid', 'true');
  await expect(card.getByLabel('Utstedt dato')).toBeFocused();
  await expect(card).toBeVisible();

  const yesterday = new Date(Date.now() - 86_400_000);
  await card
    .getByLabel('Utstedt dato')
    .fill(yesterday.toLocaleDateString('nb-NO', { day: '2-digit', month: '2-digit', year: 'numeric' }));
  await page.keyboard.press('Tab');
  const saved = page.waitForResponse('**/api/user/contactperson/hms');
  await card.getByRole('button', { name: 'Lagre' }).click();
  expect((await saved).status()).toBe(200);
  await expect(card).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Hvilke kurs har du?' })).toBeVisible();
});
