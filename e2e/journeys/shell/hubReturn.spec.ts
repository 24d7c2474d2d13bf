import { expect } from '@playwright/test';

import { hubLine } from '../../support/hubLine';
import { test } from '../../support/journey';
import { haveSignedIn } from '../../support/openAs';
import { openOwnCase } from '../../support/openOwnCase';

test('what happened while the hub was away appears when it is back, without a reload', async ({
  browser,
}) => {
  const vegard = await (await browser.newContext()).newPage();
  const tor = await (await browser.newContext()).newPage();
  const line = await hubLine(tor);
  await Promise.all([
    haveSignedIn(vegard, 'vegard.eide@asheim.example'),
    haveSignedIn(tor, 'tor.thorsen@asheim.example'),
  ]);
  const address = await openOwnCase(vegard, 0);
  const joined = line.joined();
  await tor.goto(address);
  await expect.poll(line.joined).toBeGreaterThan(joined);
  await tor.evaluate(() => Object.assign(window, { marked: true }));
  const badge = tor
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: /Reklamasjoner/ })
    .getByText(/^\d+/);
  await vegard.getByLabel('Ny kommentar').fill('Forbindelsen er der.');
  await vegard.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(tor.getByText('Forbindelsen er der.')).toBeVisible();

  await line.cut();
  const before = await badge.innerText();
  await vegard.getByRole('button', { name: 'Ferdigstill' }).click();
  const dialog = vegard.getByRole('dialog');
  await dialog.getByLabel('Kommentar').fill('Ferdig mens linjen var borte.');
  await dialog.getByRole('button', { name: 'Ferdigstill' }).click();
  await expect(dialog).toBeHidden();
  await expect(tor.getByRole('button', { name: 'Ferdigstill' })).toBeVisible();
  await expect(tor.getByText('Ferdig mens linjen var borte.')).toHaveCount(0);

  line.mend();
  await expect(tor.getByText('Ferdig mens linjen var borte.')).toBeVisible();
  await expect(tor.getByRole('main').getByText('Utført', { exact: true }).first()).toBeVisible();
  await expect(badge).not.toHaveText(before);

  await vegard.getByLabel('Ny kommentar').fill('Og den er der igjen.');
  await vegard.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(tor.getByText('Og den er der igjen.')).toBeVisible();
  expect(await tor.evaluate(() => 'marked' in window)).toBe(true);
});

test('what is changed between the reading of a page and the standing of its line appears', async ({
  browser,
}) => {
  const solveig = await (await browser.newContext()).newPage();
  const morten = await (await browser.newContext()).newPage();
  await Promise.all([
    haveSignedIn(solveig, 'solveig.arnes@klarsyn.example'),
    haveSignedIn(morten, 'morten.dahl@klarsyn.example'),
  ]);
  const address = await openOwnCase(solveig, 0);
  let connect: () => void = () => undefined;
  const mayConnect = new Promise<void>((resolve) => (connect = resolve));
  await morten.route('**/hubs/portal/negotiate*', async (route) => {
    await mayConnect;
    await route.continue();
  });
  await morten.goto(address);
  await expect(morten.getByRole('button', { name: 'Ferdigstill' })).toBeVisible();
  await expect(
    morten.getByRole('region', { name: 'Historikk' }).getByText('registrerte saken'),
  ).toBeVisible();

  await solveig.getByRole('button', { name: 'Ferdigstill' }).click();
  const dialog = solveig.getByRole('dialog');
  await dialog.getByLabel('Kommentar').fill('Ferdig før linjen sto.');
  await dialog.getByRole('button', { name: 'Ferdigstill' }).click();
  await expect(dialog).toBeHidden();
  connect();
  await expect(morten.getByRole('button', { name: 'Ferdigstill' })).toBeHidden();
  await expect(morten.getByText('Ferdig før linjen sto.')).toBeVisible();
});
