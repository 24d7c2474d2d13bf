import { expect } from '@playwright/test';

import { acceptCookies } from '../../support/acceptCookies';
import { competenceIsDue } from '../../support/competenceIsDue';
import { test } from '../../support/journey';
import { kioskUrl, setUpKiosk } from '../../support/kiosk';
import { kioskScreens, lookAt, screens } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { password, people } from '../../support/people';
import { infotechKey } from '../../support/portalUnderTest';
import { fillSignIn, signIn } from '../../support/signIn';
import { soon } from '../../support/soon';

const wide = screens.slice(1);
const phone = screens.slice(0, 1);
const profileCall = '**/api/user/contactperson';

test.beforeEach(() => test.slow());

test('before the sign-in: start page, cookie bar, 404, sign-in page, a portal that can not start', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Godta' })).toBeVisible();
  await lookAt(page, 'start page with the cookie bar');
  await page.goto('/404');
  await lookAt(page, '404');
  await page.goto('/');
  await acceptCookies(page);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await fillSignIn(page, people.henrik, 'feil');
  await expect(page.getByRole('alert')).toBeVisible();
  await lookAt(page, 'sign-in page after a wrong password');
  await page.route('**/config.json', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Byggtun kunne ikke starte');
  await lookAt(page, 'a portal that can not start');
});

test('the frame: open, collapsed, as an overlay, with the settings, without a network', async ({
  page,
  context,
}) => {
  await openAs(page, 'lars', '/profile');
  await expect(page.getByRole('main').getByText('lars@granlund.example')).toBeVisible();
  await lookAt(page, 'frame');
  await page.getByRole('button', { name: 'Skjul menyen' }).click();
  await lookAt(page, 'collapsed drawer', { sizes: wide });
  await page.setViewportSize(phone[0] ?? screens[0]);
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  await lookAt(page, 'overlay', { sizes: phone });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Innstillinger' }).click();
  await expect(page.getByRole('dialog', { name: 'Innstillinger' })).toBeVisible();
  await lookAt(page, 'settings');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText('Ingen internett tilgang! Sjekk dine innstillinger').first()).toBeVisible();
  await lookAt(page, 'offline bar');
});

test('the dialogs of the start: HMS card with errors, its question, courses; checkIn.spec has the choice of a project', async ({
  page,
}) => {
  await page.route(profileCall, async (route) => {
    const answer = await route.fetch();
    const profile = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...profile, hmsCardIssuedDate: '2019-01-02' } });
  });
  await competenceIsDue(page);
  await signIn(page, 'marte', '/projects');
  const card = page.getByRole('dialog', { name: 'Registrer HMS-kortet ditt' });
  await card.getByRole('button', { name: 'Lagre' }).click();
  await expect(card.getByText('HMS kortnummer må fylles ut!')).toBeVisible();
  await lookAt(page, 'HMS card with errors');
  await card.getByRole('button', { name: 'Jeg har ikke HMS-kort' }).click();
  await lookAt(page, 'the question of HMS card');
  await card.getByRole('button', { name: 'Avbryt' }).first().click();
  await page.keyboard.press('Escape');

  const courses = page.getByRole('dialog', { name: 'Hvilke kurs har du?' });
  await courses.getByRole('checkbox', { name: 'Varme arbeider' }).check();
  await courses.getByLabel(/Utgår, Varme arbeider/).fill('');
  await courses.getByRole('button', { name: 'Lagre' }).click();
  await lookAt(page, 'courses');
});

test('what goes wrong: broken, refused, waiting, area card, status page', async ({ page }) => {
  // Before anything is known of the person, who would otherwise be shown what was read before.
  await page.route(profileCall, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/projects');
  await acceptCookies(page);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await fillSignIn(page, people.kari, password);
  await expect(page.getByRole('heading', { name: 'Byggtun svarer ikke som den skal' })).toBeVisible();
  await lookAt(page, 'broken');
  await page.unrouteAll();
  const refusal = { status: 403, json: { error: 'Forbidden', message: 'Du er ikke registrert i Byggtun.' } };
  await page.route(profileCall, (route) => route.fulfill(refusal));
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Du har ikke tilgang' })).toBeVisible();
  await lookAt(page, 'refused');
  await page.unrouteAll();
  await page.route(profileCall, () => undefined);
  await page.goto('/projects');
  await expect(page.getByText('Vennligst vent.. profilen din lastes inn')).toBeVisible();
  await lookAt(page, 'waiting');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.route('**/remotes/profile/**', (route) => route.abort());
  await page.goto('/profile');
  const card = page.getByRole('alert').filter({ hasText: 'Profil kunne ikke vises' });
  await expect(card).toBeVisible();
  await lookAt(page, 'area card');
  await card.getByRole('link', { name: 'Driftsstatus' }).click();
  await expect(page.getByRole('region', { name: 'Profil', exact: true })).toContainText('Stoppet');
  await lookAt(page, 'status page');
});

test('snackbars of all four kinds', async ({ page, request }) => {
  // They go away by themselves; a thousand times as slowly here.
  await page.addInitScript(() => {
    const inTime = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay = 0) =>
      inTime(run, delay > 3_500 ? delay * 1_000 : delay)) as typeof window.setTimeout;
  });
  await openAs(page, 'henrik', '/complaints');
  const loading = page.waitForResponse((response) => /\/api\/complaints\/\d+$/.test(response.url()));
  await page.getByRole('main').locator('a[href*="/complaints/"]').first().click();
  const complaint: unknown = await (await loading).json();
  const save = page.getByRole('button', { name: 'Lagre kommentar' });
  await save.click();
  await expect(page.locator('.bt-notice-warning')).toBeVisible();
  await lookAt(page, 'warning', { sizes: screens.slice(0, 2) });
  await expect(async () => {
    const answer = await request.post('/api/integrations/infotech/events', {
      headers: { 'x-api-key': infotechKey },
      data: {
        eventId: crypto.randomUUID(),
        email: people.henrik,
        direction: 'out',
        projectIds: [9],
        occurredAt: new Date().toISOString(),
      },
    });
    expect(answer.status()).toBe(200);
    await expect(page.locator('.bt-notice-info')).toBeVisible(soon);
  }).toPass();
  await lookAt(page, 'info', { sizes: screens.slice(0, 2) });
  await page.route('**/api/complaints/update', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Endre status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').last().check();
  await dialog.getByLabel('Kommentar').fill('Prøver på nytt.');
  await dialog.getByRole('button', { name: 'Endre status' }).click();
  await expect(page.locator('.bt-notice-error')).toBeVisible();
  await lookAt(page, 'error, over a dialog', { sizes: screens.slice(0, 2) });
  await page.unrouteAll();
  await page.route('**/api/complaints/update', (route) => route.fulfill({ json: complaint }));
  await dialog.getByRole('button', { name: 'Endre status' }).click();
  await expect(page.locator('.bt-notice-success')).toBeVisible();
  await lookAt(page, 'success', { sizes: screens.slice(0, 2) });
});

test.describe('kiosk', () => {
  test.use({ baseURL: kioskUrl, viewport: { width: 1080, height: 1920 } });
  const sizes = kioskScreens;

  test('set-up, start page with its codes, choice of the project, frame, notice of inactivity', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Velg / })
      .first()
      .click();
    await lookAt(page, 'kiosk set-up', { sizes });
    await setUpKiosk(page, 4);
    await lookAt(page, 'kiosk start page', { sizes });
    await signIn(page, 'kari');
    await expect(page.getByRole('dialog', { name: 'Velg prosjekt' })).toBeVisible();
    await lookAt(page, 'kiosk choice', { sizes });
    await page.getByRole('button', { name: 'Ikke nå' }).click();
    await lookAt(page, 'kiosk frame', { sizes });
    // The notice signs out after ten seconds; here the provider leaves the person where they are.
    await page.route('**/oidc/session/end?**', (route) => route.fulfill({ status: 204 }));
    await page.clock.fastForward('05:01');
    await expect(page.getByRole('dialog', { name: 'Inaktiv bruker' })).toBeVisible();
    await lookAt(page, 'kiosk notice', { sizes });
  });
});
