import { expect } from '@playwright/test';

import { acceptCookies } from '../../support/acceptCookies';
import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { openAs } from '../../support/openAs';
import { mailsWith } from '../../support/outbox';
import { portalUrl } from '../../support/portalUnderTest';
import { fillSignIn } from '../../support/signIn';

/** The link of a letter, put together again where the mail's lines were broken. */
const linkIn = (mail: string) =>
  new RegExp(`${portalUrl}/oidc/invitation/\\d+/[\\w-]{43}`).exec(
    mail.replaceAll('=\r\n', '').replaceAll('=3D', '='),
  )?.[0] ?? '';

for (const width of [390, 1280])
  test(`at ${width} px: from the letter over a password to the first project page`, async ({
    browser,
    page,
  }) => {
    test.slow();
    const name = `Vandrer${Date.now()}${width}`;
    const email = `${name.toLowerCase()}@nordretomrer.example`;
    await openAs(page, 'marte', '/company');
    const people = page.getByRole('region', { name: 'Kontaktpersoner', exact: true });
    await people.getByRole('button', { name: 'Legg til' }).click();
    const add = page.getByRole('dialog', { name: 'Legg til kontaktperson' });
    await add.getByLabel('Fornavn').fill('Ida');
    await add.getByLabel('Etternavn').fill(name);
    await add.getByLabel('Epost').fill(email);
    await add.getByLabel('Mobil').fill('99999321');
    await add.getByRole('button', { name: 'Legg til' }).click();
    await expect(add).toBeHidden();
    const row = people.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText('Ikke invitert')).toBeVisible();
    await row.getByRole('button', { name: `Inviter Ida ${name}` }).click();
    await expect(row.getByText(/^Invitert \d\d\.\d\d\.\d{4}$/)).toBeVisible();
    await expect.poll(() => mailsWith(`To: ${email}`)).toHaveLength(1);
    const [mail = ''] = await mailsWith(`To: ${email}`);
    const link = linkIn(mail);
    expect(link).not.toBe('');

    const device = await browser.newContext({
      baseURL: portalUrl,
      locale: 'nb-NO',
      viewport: { width, height: 844 },
    });
    const ida = await device.newPage();
    // A machine that reads mail opens every link; the person can still use it.
    expect((await ida.request.get(link)).status()).toBe(200);
    await ida.goto(link);
    await expect(ida.getByLabel('E-post')).toHaveValue(email);
    await lookAt(ida, 'invitation', { sizes: [{ width, height: 844 }] });
    let presses = 0;
    const press = async (button: string, role: 'button' | 'link' = 'button') => {
      await ida.getByRole(role, { name: button }).click();
      presses += 1;
    };
    await ida.getByLabel('Passord', { exact: true }).fill('fire ville hester');
    await ida.getByLabel('Gjenta passordet').fill('fire ville hunder');
    await press('Lagre passord');
    await expect(ida.getByRole('alert')).toHaveText('Passordene er ikke like.');
    await ida.getByLabel('Passord', { exact: true }).fill('fire ville hester');
    await ida.getByLabel('Gjenta passordet').fill('fire ville hester');
    await press('Lagre passord');
    await press('Til innloggingen', 'link');
    await acceptCookies(ida);
    presses += 1;
    await press('Logg inn');
    await expect(ida.getByLabel('E-post')).toBeVisible();
    await fillSignIn(ida, email, 'fire ville hester');
    presses += 1;
    await expect(ida.getByRole('button', { name: 'Tilbake', exact: true })).toBeVisible();
    await expect(ida).toHaveURL(/\/dashboard$/);

    const card = ida.getByRole('dialog', { name: 'Registrer HMS-kortet ditt' });
    await card.getByLabel('HMS kortnummer').fill('1234567');
    const yesterday = new Date(Date.now() - 86_400_000);
    await card
      .getByLabel('Utstedt dato')
      .fill(yesterday.toLocaleDateString('nb-NO', { day: '2-digit', month: '2-digit', year: 'numeric' }));
    await ida.keyboard.press('Tab');
    await card.getByRole('button', { name: 'Lagre' }).click();
    presses += 1;
    const courses = ida.getByRole('dialog', { name: 'Hvilke kurs har du?' });
    await courses.getByRole('button', { name: 'Lagre' }).click();
    presses += 1;
    await expect(courses).toBeHidden();
    const guide = ida.getByRole('region', { name: 'Kom i gang' });
    await expect(guide).toContainText('2 av 3 gjort');
    await lookAt(ida, 'the first steps', { sizes: [{ width, height: 844 }] });
    await guide.getByRole('link', { name: /^Les og bekreft PSI for / }).click();
    presses += 1;
    await expect(ida).toHaveURL(/\/projects\/\d+/);
    await expect(ida.getByRole('dialog', { name: 'Personlig sikkerhetsinstruks (PSI)' })).toBeVisible();
    expect(presses).toBeLessThanOrEqual(12);

    // The link has been used.
    expect((await ida.request.get(link)).status()).toBe(404);
    await device.close();
    await page.reload();
    await expect(row.getByText('Har tilgang')).toBeVisible();
    // Nobody of a journey is left to choose elsewhere.
    await row.getByRole('button', { name: `Deaktiver Ida ${name}` }).click();
    const question = page.getByRole('dialog', { name: `Deaktivere Ida ${name}?` });
    await question.getByRole('button', { name: 'Deaktiver' }).click();
    await expect(question).toBeHidden();
  });
