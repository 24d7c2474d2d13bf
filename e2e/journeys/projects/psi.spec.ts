import { expect, type Page } from '@playwright/test';

import { asNew } from '../../support/asNew';
import { test } from '../../support/journey';
import { kioskUrl, setUpKiosk } from '../../support/kiosk';
import { layersGone } from '../../support/layersGone';
import { kioskScreens, lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { signIn } from '../../support/signIn';
import { soon } from '../../support/soon';
import { watchPage } from '../../support/watchPage';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Personlig sikkerhetsinstruks (PSI)' });
const viewer = (page: Page) => page.getByRole('dialog', { name: /^PSI – / });
const banner = (page: Page) => page.getByRole('main').getByRole('region', { name: 'PSI' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Bekreft' });

async function read(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Åpne sikkerhetsinstruksen' }).click();
  // The text of the document, for those who listen to it.
  await expect(viewer(page).getByText('Personlig sikkerhetsinstruks (PSI)').first()).toBeAttached();
  await expect(viewer(page).locator('canvas').first()).toBeVisible();
}

/** To the last page: before that it does not count as read. */
async function readOn(page: Page): Promise<void> {
  await viewer(page).getByRole('button', { name: 'Neste side' }).click();
  await expect(viewer(page).locator('[data-page="2"] canvas')).toBeVisible();
}

const done = async (page: Page) => {
  await viewer(page).getByRole('button', { name: 'Ferdig' }).click();
  await expect(viewer(page)).toBeHidden();
};

test('it opens by itself, is read in the viewer, confirmed once, and the banner goes', async ({ page }) => {
  const complaints = await watchPage(page);
  // Somebody of this journey's own, who has confirmed nothing.
  await openAs(page, 'emil.foss@nordretomrer.example', '/projects/7');
  await expect(dialog(page)).toBeVisible();
  await expect(confirm(page)).toBeDisabled();
  await lookAt(page, 'PSI dialog');
  await page.setViewportSize({ width: 1280, height: 900 });
  await read(page);

  await viewer(page).getByRole('button', { name: 'Større' }).click();
  await expect(viewer(page).getByText('110 %')).toBeVisible();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(viewer(page).getByText('90 %')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Neste side' }).click();
  await expect(viewer(page).getByRole('toolbar').getByText('2 av 2')).toBeVisible();
  await expect(viewer(page).locator('[data-page="2"] canvas')).toBeVisible();
  const download = page.waitForEvent('download');
  await viewer(page).getByRole('button', { name: 'Last ned' }).click();
  expect((await download).suggestedFilename()).toMatch(/^PSI .*\.pdf$/);
  await lookAt(page, 'viewer');
  await page.setViewportSize({ width: 1280, height: 900 });
  await done(page);

  await expect(dialog(page).getByText('Åpnet')).toBeVisible();
  await confirm(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toHaveCount(0);
  await layersGone(page);
  await page.reload();
  await expect(page.getByRole('main').getByText('PSI', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'PSI', exact: true }).click();
  await read(page);
  await readOn(page);
  await done(page);
  await expect(async () => {
    await confirm(page).click();
    await expect(page.getByText('Sikkerhetsinnstruks er allerede godkjent!').first()).toBeVisible(soon);
  }).toPass();
  expect(complaints).toEqual([]);
});

test('on a phone its text is large enough to be read, and its first page alone does not count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'kari', '/projects/5');
  await expect(dialog(page)).toBeVisible();
  await read(page);
  // 10 points are 11 pixels then.
  const paper = await viewer(page).locator('[data-page="1"]').boundingBox();
  expect(paper?.width).toBeGreaterThanOrEqual(595 * 1.1);
  await done(page);
  await expect(confirm(page)).toBeDisabled();
  await expect(confirm(page)).toHaveAccessibleDescription(/Bla til siste side/);
  await read(page);
  await readOn(page);
  await done(page);
  await expect(confirm(page)).toBeEnabled();
});

test('who puts it off keeps the banner', async ({ page }) => {
  await openAs(page, 'kari', '/projects/12/qr');
  await page.goto('/projects/5');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Ikke nå' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await lookAt(page, 'project with the banner');
});

test('a project without the document says so, and opens nothing by itself', async ({ page }) => {
  await openAs(page, 'kari', '/projects/8');
  await expect(banner(page)).toContainText('Mangler PSI dokument');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await lookAt(page, 'project without PSI');
});

test.describe('without an HMS card', () => {
  test('who is new and has no HMS card reads it, but can not confirm it until the card is registered', async ({
    page,
  }) => {
    // Another journey answers for her, and needs her as she is: the server does not hear that she has no card.
    await asNew(page);
    await page.route('**/person/settings/noHmsCard', (route) => route.fulfill({ json: { value: 'true' } }));
    await signIn(page, 'silje', '/projects/7');
    const card = page.getByRole('dialog', { name: 'Registrer HMS-kortet ditt' });
    await expect(card).toBeVisible();
    // The one dialog waits for the other.
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await card.getByRole('button', { name: 'Jeg har ikke HMS-kort' }).click();
    await card.getByRole('button', { name: 'Bekreft' }).click();
    await expect(card).toBeHidden();
    const courses = page.getByRole('dialog', { name: /kurs|kompetanse/i });
    await courses.getByRole('button', { name: 'Avbryt' }).click();
    await expect(courses).toBeHidden();

    await expect(dialog(page)).toBeVisible();
    await read(page);
    await readOn(page);
    await done(page);
    await expect(confirm(page)).toBeDisabled();
    await expect(dialog(page).getByText('Du må registrere HMS-kort før du kan bekrefte PSI.')).toBeVisible();
    await lookAt(page, 'PSI dialog without a card');
    await page.setViewportSize({ width: 1280, height: 900 });
    await dialog(page).getByRole('button', { name: 'Ikke nå' }).click();
    await expect(page.getByRole('main').getByRole('region', { name: 'HMS-kort' })).toBeVisible();
    await lookAt(page, 'project without a card');
  });
});

test.describe('on a kiosk', () => {
  test.use({ baseURL: kioskUrl, viewport: { width: 1280, height: 1024 } });

  test('it is read with large targets, and nothing is saved', async ({ page }) => {
    await setUpKiosk(page, 1);
    await signIn(page, 'kari', '/projects/4');
    await expect(dialog(page)).toBeVisible();
    await read(page);
    await expect(viewer(page).getByRole('button', { name: 'Last ned' })).toHaveCount(0);
    await expect(viewer(page).getByRole('button', { name: 'Skriv ut' })).toHaveCount(0);
    for (const button of await viewer(page).getByRole('toolbar').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56);
    }
    await lookAt(page, 'viewer on a kiosk', { sizes: kioskScreens.slice(0, 2) });
  });
});

test('who is new is asked one thing at a time: the card, the courses, then the safety instruction', async ({
  page,
}) => {
  await asNew(page);
  await page.route('**/api/user/contactperson', async (route) => {
    const response = await route.fetch();
    const profile = (await response.json()) as object;
    await route.fulfill({ response, json: { ...profile, hmsCardNumber: null, hmsCardIssuedDate: null } });
  });
  await openAs(page, 'kari', '/projects/4');
  const dialogs = page.getByRole('dialog');
  for (const [name, way] of [
    ['Registrer HMS-kortet ditt', 'Avbryt'],
    ['Hvilke kurs har du?', 'Avbryt'],
    ['Personlig sikkerhetsinstruks (PSI)', 'Ikke nå'],
  ] as const) {
    const asked = page.getByRole('dialog', { name });
    await expect(asked).toBeVisible();
    await expect(dialogs.filter({ visible: true })).toHaveCount(1);
    await asked.getByRole('button', { name: way }).click();
    await expect(asked).toBeHidden();
  }
});
