import { expect, type Page } from '@playwright/test';

import { fillReport } from '../../support/fillReport';
import { test } from '../../support/journey';
import { lookAt } from '../../support/lookAt';
import { haveSignedIn, openAs } from '../../support/openAs';
import { openOwnCase } from '../../support/openOwnCase';

const title = (page: Page) => page.getByLabel(/^Tittel/);
const create = (page: Page) => page.getByRole('button', { name: 'Opprett' });
/** The form gives way to the action that the report has made. */
const isSaved = (page: Page) => expect(page).toHaveURL(/\/actions\/\d+$/);

/** Those of the own reports whose title begins so. */
const reported = async (page: Page, beginning: string) => {
  await page.goto('/actions');
  await page.getByText('Meldt av deg').click();
  return page.getByRole('main').locator('details').getByRole('link').filter({ hasText: beginning });
};

test('one draft in two tabs, changed in one of them, becomes two reports', async ({ page, context }) => {
  await openAs(page, 'piotr', '/ruh');
  await fillReport(page, { title: 'Faner: løs stige', responsible: 'Marte Haugen' });
  const other = await context.newPage();
  await other.goto('/ruh');
  await expect(title(other)).toHaveValue('Faner: løs stige');
  await title(other).fill('Faner: løs stige i bygg B');
  await create(other).click();
  await isSaved(other);
  await create(page).click();
  await isSaved(page);

  const rows = await reported(page, 'Faner: løs stige');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'i bygg B' })).toHaveCount(1);
});

test('what is changed after an answer that was lost is not said to be saved', async ({ page, context }) => {
  await openAs(page, 'piotr', '/ruh');
  await fillReport(page, { title: 'Svar: åpen grøft', responsible: 'Marte Haugen', severity: 'Lav' });
  await context.route('**/api/ruh/insertupdate', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await create(page).click();
  await expect(page.getByText('Ikke kontakt med server').first()).toBeVisible();
  await context.unroute('**/api/ruh/insertupdate');

  await title(page).fill('Svar: åpen grøft ved porten');
  await page.getByRole('combobox', { name: /^Alvorlighetsgrad/ }).selectOption('Høy');
  await create(page).click();
  const question = page.getByRole('main').getByRole('group', { name: /allerede lagret/ });
  await expect(question).toBeFocused();
  await expect(page).toHaveURL(/\/ruh$/);
  await lookAt(page, 'report that was saved before');
  await question.getByRole('button', { name: 'Lagre dette også' }).click();
  await isSaved(page);

  const rows = await reported(page, 'Svar: åpen grøft');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'ved porten' }).click();
  await expect(page.getByRole('region', { name: 'Informasjon' }).getByText('Høy')).toBeVisible();
});

test('nothing can be changed in a report while it is sent: what is written then would be gone with the success', async ({
  page,
  context,
}) => {
  await openAs(page, 'piotr', '/ruh');
  await fillReport(page, { title: 'Underveis: løs list', responsible: 'Marte Haugen' });
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route('**/api/ruh/insertupdate', async (route) => {
    await held;
    await route.abort();
  });
  const asked = page.waitForRequest('**/api/ruh/insertupdate');
  await create(page).click();
  await asked;
  const { x = 0, y = 0, height = 0 } = (await title(page).boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + height / 2);
  await page.keyboard.type('ingen leser dette');
  await expect(title(page)).toHaveValue('Underveis: løs list');

  letGo();
  await expect(page.getByText('Ikke kontakt med server').first()).toBeVisible();
  await context.unroute('**/api/ruh/insertupdate');
  await expect(create(page)).toBeFocused();
  await title(page).fill('Underveis: løs list i trapp 2');
  await create(page).click();
  await isSaved(page);
  await expect(page.getByRole('heading', { name: 'Underveis: løs list i trapp 2' })).toBeVisible();
});

/** Statuses that keep a case in the list of what is open. */
const open = ['Påbegynt', 'Gjenåpnet', 'Ikke behandlet'];

test('a status dialog does not overwrite what another tab has changed meanwhile', async ({
  page,
  context,
}) => {
  await haveSignedIn(page, 'kari');
  const address = await openOwnCase(page, 4);
  const start = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Endre status' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Endre status' });
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    return dialog;
  };
  const first = await start(page);
  const names = await first.getByRole('radiogroup').locator('label').allInnerTexts();
  const offered = names.map((name) => name.trim()).filter((name) => open.includes(name));
  const [mine = '', theirs = ''] = offered;
  await first.getByRole('radio', { name: mine }).check();
  await first.getByLabel('Kommentar').fill('Gjelder oss.');

  const other = await context.newPage();
  await other.goto(address);
  const second = await start(other);
  await second.getByRole('radio', { name: theirs }).check();
  await second.getByLabel('Kommentar').fill('Må ses på en gang til.');
  await second.getByRole('button', { name: 'Endre status' }).click();
  await expect(second).toBeHidden();

  await expect(first.getByText(new RegExp(`→ ${theirs}$`))).toBeVisible();
  await lookAt(page, 'status dialog of a case that has changed');
  await first.getByRole('button', { name: 'Endre status' }).click();
  await expect(page.getByText(/Saken er endret siden du åpnet den/).first()).toBeVisible();
  await expect(page.getByText('Gjelder oss.', { exact: true }).and(page.locator('p'))).toHaveCount(0);
  await expect(first.getByLabel('Kommentar')).toHaveValue('Gjelder oss.');

  await first.getByRole('button', { name: 'Fortsett med saken slik den er nå' }).click();
  await first.getByRole('button', { name: 'Endre status' }).click();
  await expect(first).toBeHidden();
  for (const tab of [page, other])
    await expect(tab.getByRole('main').getByText(mine, { exact: true }).first()).toBeVisible();
});
