import { expect, test } from '@playwright/test';

import { hubLine } from '../../support/hubLine';
import { haveSignedIn } from '../../support/openAs';
import { openOwnCase } from '../../support/openOwnCase';

test('what happened while the hub was away appears when it is back, without a reload', async ({
  browser,
}) => {
  const piotr = await (await browser.newContext()).newPage();
  const marte = await (await browser.newContext()).newPage();
  const line = await hubLine(marte);
  await Promise.all([haveSignedIn(piotr, 'piotr'), haveSignedIn(marte, 'marte')]);
  const address = await openOwnCase(piotr, 8);
  const joined = line.joined();
  await marte.goto(address);
  await expect.poll(line.joined).toBeGreaterThan(joined);
  await marte.evaluate(() => Object.assign(window, { marked: true }));
  const badge = marte
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: /Reklamasjoner/ })
    .getByText(/^\d+/);
  await piotr.getByLabel('Ny kommentar').fill('Forbindelsen er der.');
  await piotr.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(marte.getByText('Forbindelsen er der.')).toBeVisible();

  await line.cut();
  const before = await badge.innerText();
  await piotr.getByRole('button', { name: 'Ferdigstill' }).click();
  const dialog = piotr.getByRole('dialog');
  await dialog.getByLabel('Kommentar').fill('Ferdig mens linjen var borte.');
  await dialog.getByRole('button', { name: 'Ferdigstill' }).click();
  await expect(dialog).toBeHidden();
  await expect(marte.getByRole('button', { name: 'Ferdigstill' })).toBeVisible();
  await expect(marte.getByText('Ferdig mens linjen var borte.')).toHaveCount(0);

  line.mend();
  await expect(marte.getByText('Ferdig mens linjen var borte.')).toBeVisible();
  await expect(marte.getByRole('main').getByText('Utført', { exact: true }).first()).toBeVisible();
  await expect(badge).not.toHaveText(before);

  await piotr.getByLabel('Ny kommentar').fill('Og den er der igjen.');
  await piotr.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(marte.getByText('Og den er der igjen.')).toBeVisible();
  expect(await marte.evaluate(() => 'marked' in window)).toBe(true);
});
