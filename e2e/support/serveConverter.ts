import { createServer } from 'node:http';

import type { Page } from '@playwright/test';

import { converterUrl } from './portalUnderTest';

/** Converts for the portal under test as a Gotenberg service does: a page with this text, of whatever it is given. Resolves to what ends it. */
export async function serveConverter(page: Page, text: string): Promise<() => Promise<void>> {
  const paper = await page.context().newPage();
  await paper.setContent(`<p>${text}</p>`);
  const pdf = await paper.pdf();
  await paper.close();
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end(pdf));
  });
  const { hostname, port } = new URL(converterUrl);
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
