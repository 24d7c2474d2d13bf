import { expect, test } from '@playwright/test';

import { openOwnCase } from '../support/openOwnCase';
import { signIn } from '../support/signIn';

test('what happened while the hub was away appears when it is back, without a reload', async ({
  browser,
}) => {
  const piotr = await (await browser.newContext()).newPage();
  const marte = await (await browser.newContext()).newPage();
  const sockets: { close: () => Promise<void> }[] = [];
  const line = { cut: false, joined: 0 };
  await marte.routeWebSocket(/\/hubs\/portal/, (socket) => {
    if (line.cut) return void socket.close();
    const server = socket.connectToServer();
    server.onMessage((message) => {
      // The hub's answer to ConnectHub.
      if (message.toString().includes('"type":3')) line.joined += 1;
      socket.send(message);
    });
    sockets.push({
      close: async () => {
        await server.close();
        await socket.close();
      },
    });
  });
  await Promise.all([signIn(piotr, 'piotr'), signIn(marte, 'marte')]);
  const address = await openOwnCase(piotr, 8);
  const joined = line.joined;
  await marte.goto(address);
  await expect.poll(() => line.joined).toBeGreaterThan(joined);
  await marte.evaluate(() => Object.assign(window, { marked: true }));
  const badge = marte
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: /Reklamasjoner/ })
    .getByText(/^\d+/);
  await piotr.getByLabel('Ny kommentar').fill('Forbindelsen er der.');
  await piotr.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(marte.getByText('Forbindelsen er der.')).toBeVisible();

  line.cut = true;
  await Promise.all(sockets.map((socket) => socket.close()));
  const before = await badge.innerText();
  await piotr.getByRole('button', { name: 'Ferdigstill' }).click();
  const dialog = piotr.getByRole('dialog');
  await dialog.getByLabel('Kommentar').fill('Ferdig mens linjen var borte.');
  await dialog.getByRole('button', { name: 'Ferdigstill' }).click();
  await expect(dialog).toBeHidden();
  await expect(marte.getByRole('button', { name: 'Ferdigstill' })).toBeVisible();
  await expect(marte.getByText('Ferdig mens linjen var borte.')).toHaveCount(0);

  line.cut = false;
  await expect(marte.getByText('Ferdig mens linjen var borte.')).toBeVisible({ timeout: 30_000 });
  await expect(marte.getByRole('main').getByText('Utført', { exact: true }).first()).toBeVisible();
  await expect(badge).not.toHaveText(before);

  await piotr.getByLabel('Ny kommentar').fill('Og den er der igjen.');
  await piotr.getByRole('button', { name: 'Lagre kommentar' }).click();
  await expect(marte.getByText('Og den er der igjen.')).toBeVisible();
  expect(await marte.evaluate(() => 'marked' in window)).toBe(true);
});
