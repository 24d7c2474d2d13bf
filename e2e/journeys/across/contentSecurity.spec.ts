import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { openOwnCase } from '../../support/openOwnCase';
import type { PersonName } from '../../support/people';
import { signIn } from '../../support/signIn';
import { watchPage } from '../../support/watchPage';

interface Walk {
  width: number;
  person: PersonName;
  /** Which of the own cases. */
  nth: number;
  /** What the person may do with it, by the button's name. */
  dialogs: readonly string[];
}

/** Opens each dialog of the case that is on screen, has it refuse to save nothing, and leaves it. */
async function openDialogs(page: Page, dialogs: readonly string[]): Promise<void> {
  for (const name of dialogs) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Avbryt' }).click();
    await expect(dialog).toBeHidden();
  }
}

/** The pages that a person comes by in a day. */
async function walk(page: Page, { person, nth, dialogs }: Walk): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Velkommen til Byggtun' })).toBeVisible();
  await signIn(page, person, '/complaints');
  await expect(page.getByRole('main').locator('a[href*="/complaints/"]').first()).toBeVisible();
  await openOwnCase(page, nth);
  await openDialogs(page, dialogs);
  await page.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(page.getByText('Må legge til kommetar for å lagre!').first()).toBeVisible();
  await page.goto('/request');
  await expect(page.getByRole('heading', { name: /henvendelser/ })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Min profil', level: 1 })).toBeVisible();
  await expect(page.getByText('HMS-kort').first()).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goto('/finnes/ikke');
  await expect(page.getByText('404')).toBeVisible();
}

const walks: Walk[] = [
  { width: 390, person: 'piotr', nth: 6, dialogs: ['Ferdigstill', 'Endre ansvarlig'] },
  { width: 1280, person: 'kari', nth: 2, dialogs: ['Endre status', 'Endre ansvarlig'] },
];

/** What a script that has got into the page might try. */
const tries = {
  'markup made of text': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
  'a script that is no code of the portal': () => {
    document.createElement('script').src = '/api/health';
  },
  'a script made of text': () => {
    document.createElement('script').textContent = 'self.run = true';
  },
  'another policy': () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (...all: unknown[]) => unknown };
    };
    trustedTypes.createPolicy('other', { createHTML: (text: string) => text });
  },
} as const;

for (const [what, attempt] of Object.entries(tries)) {
  test(`the browser refuses ${what}`, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await expect(page.evaluate(attempt)).rejects.toThrow(/TypeError/);
  });
}

for (const one of walks) {
  test(`at ${one.width} px nothing on the pages breaks the Content-Security-Policy or errs`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: one.width, height: 844 });
    const complaints = await watchPage(page);
    await walk(page, one);
    expect(complaints).toEqual([]);
  });
}
