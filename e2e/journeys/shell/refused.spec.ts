import { expect } from '@playwright/test';

import { acceptCookies } from '../../support/acceptCookies';
import { test } from '../../support/journey';
import { password, people } from '../../support/people';
import { fillSignIn } from '../../support/signIn';

test('who is deactivated is told why, and can sign in as another', async ({ page }) => {
  await page.goto('/profile');
  await acceptCookies(page);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await fillSignIn(page, 'tom.bjerke@nordretomrer.example', password);
  await expect(page.getByRole('heading', { name: 'Du har ikke tilgang' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Brukeren din er deaktivert.');
  // It stands still: nobody is sent round between portal and provider.
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Brukeren din er deaktivert.');

  await page.getByRole('button', { name: 'Logg inn som en annen' }).click();
  const again = page.waitForRequest((request) => request.url().includes('/oidc/auth?'));
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  expect(new URL((await again).url()).searchParams.get('prompt')).toBe('select_account');
  await fillSignIn(page, people.piotr, password);
  await expect(page.getByRole('complementary').getByText('Piotr Kowalski')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('complementary').getByText('Piotr Kowalski')).toBeVisible();
});
