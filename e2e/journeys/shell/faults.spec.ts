import { expect, type Page } from '@playwright/test';

import { test } from '../../support/journey';
import { openAs } from '../../support/openAs';
import { changeArea, globalName, registryAddress } from '../../support/registry';

const entry = '**/remotes/profile/**/remoteEntry.js*';

/** Puts a container of its own in the place of the area's entry, as another build of the area would. */
async function replaceArea(page: Page, areaModule: string): Promise<void> {
  await changeArea(page, 'profile', (area) => {
    const name = globalName(area);
    const body = `var ${name} = { init() {}, get: () => Promise.resolve(() => (${areaModule})) };`;
    void page.route(entry, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    return { integrity: undefined };
  });
}

const lifecycles = (mount: string) =>
  `{ bootstrap: () => Promise.resolve(), mount: ${mount}, unmount: () => Promise.resolve() }`;

interface Fault {
  name: string;
  /** What the card says of where it stopped. */
  phase: string;
  /** What else it says. */
  text: string;
  cause: (page: Page) => Promise<unknown>;
}

const faults: Fault[] = [
  {
    name: 'the entry answers 404',
    phase: 'henting',
    text: 'Sjekk nettverket og prøv igjen.',
    cause: (page) => page.route(entry, (route) => route.fulfill({ status: 404 })),
  },
  {
    name: 'the entry hangs',
    phase: 'henting',
    text: 'Sjekk nettverket og prøv igjen.',
    cause: (page) => page.route(entry, () => undefined),
  },
  {
    name: 'the manifest breaks the contract',
    phase: 'manifest',
    text: 'Beskrivelsen av denne delen av portalen har en feil.',
    cause: (page) =>
      changeArea(page, 'profile', ({ manifest }) => ({ manifest: { ...manifest, colour: 'red', slots: 7 } })),
  },
  {
    name: 'the module throws when it is loaded',
    phase: 'lasting',
    text: 'kunne ikke lastes ferdig. Prøv igjen.',
    cause: (page) => replaceArea(page, "(() => { throw new Error('planted') })()"),
  },
  {
    name: 'a lifecycle throws at mount',
    phase: 'visning',
    text: 'Noe gikk galt da siden skulle vises.',
    cause: (page) =>
      replaceArea(page, `{ slots: {}, pages: ${lifecycles("() => Promise.reject(new Error('planted'))")} }`),
  },
  {
    name: 'a component throws when it is drawn',
    phase: 'visning',
    text: 'Det du har lagret, er tatt vare på.',
    cause: (page) => page.route('**/api/user/contactperson', (route) => route.fulfill({ json: {} })),
  },
  {
    name: 'a chunk is gone after a release',
    phase: 'lasting',
    text: 'kunne ikke lastes ferdig. Prøv igjen.',
    cause: (page) => page.route('**/remotes/profile/*/assets/**', (route) => route.fulfill({ status: 404 })),
  },
  {
    name: 'the bytes of the entry are not those of the registry',
    phase: 'henting',
    text: 'Sjekk nettverket og prøv igjen.',
    cause: (page) =>
      page.route(entry, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()}\n//` });
      }),
  },
  {
    name: 'the area needs a later portal',
    phase: 'versjon',
    text: 'krever portalversjon ^2.0.0, denne er 1.',
    cause: (page) =>
      changeArea(page, 'profile', ({ manifest }) => ({ manifest: { ...manifest, host: '^2.0.0' } })),
  },
];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hovedmeny' });
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

for (const { name, phase, text, cause } of faults) {
  test(`${name}: the rest stands, and 'Prøv igjen' recovers without a reload`, async ({ page }) => {
    await openAs(page, 'lars', '/projects');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await mark(page);
    await cause(page);

    await menu(page).getByRole('link', { name: 'Min profil' }).click();
    const card = page.getByRole('alert').filter({ hasText: 'Profil kunne ikke vises' });
    await expect(card).toBeVisible();
    await expect(card).toContainText(/Feil-ID: [0-9a-f]{8}/);
    await expect(card).toContainText(`(${phase}) · versjon 0.`);
    await expect(card).toContainText(text);

    await expect(page.getByRole('heading', { name: 'Min profil', level: 1 })).toBeVisible();
    await menu(page)
      .getByRole('link', { name: /Reklamasjoner/ })
      .click();
    await expect(page.getByRole('main').locator('a[href*="/complaints/"]').first()).toBeVisible();
    await menu(page).getByRole('link', { name: 'Min profil' }).click();
    await expect(card).toBeVisible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await card.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByText('lars@granlund.example')).toBeVisible();
    await expect(card).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });
}

const brokenRegistries = [
  { name: 'answers 500', answer: { status: 500, body: 'nei' } },
  { name: 'answers garbage', answer: { status: 200, json: { areas: 'mange' } } },
] as const;

for (const { name, answer } of brokenRegistries) {
  test(`a registry that ${name}: the last good one is used, and without one 'Prøv igjen' recovers`, async ({
    page,
  }) => {
    await openAs(page, 'lars', '/projects');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.route(registryAddress, (route) => route.fulfill(answer));
    await page.reload();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Min profil' }).click();
    await expect(page.getByText('lars@granlund.example')).toBeVisible();

    await page.evaluate(() => localStorage.removeItem('byggtun.registry'));
    await page.reload();
    const card = page.getByRole('alert');
    await expect(card).toContainText('Byggtun kunne ikke starte');
    await mark(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByText('lars@granlund.example')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
}

test("a session call that answers 500 keeps the sign-in: the header stands and 'Prøv igjen' recovers", async ({
  page,
}) => {
  await openAs(page, 'lars', '/projects');
  await page.route('**/api/user/contactperson', (route) =>
    route.fulfill({ status: 500, json: { error: 'fault', message: 'Feil på server' } }),
  );
  // Who has been here before goes on with what the device keeps.
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.evaluate(() => caches.delete('byggtun-profile'));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Du er fortsatt logget inn');
  await expect(page.getByRole('banner')).toContainText('Byggtun');
  await expect(page.getByText(/Feil-ID: [0-9a-f]{8}/)).toBeVisible();
  await mark(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(menu(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
