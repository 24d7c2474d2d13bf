// @ts-check
import { statSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { findChromium } from '../run/chromium.mjs';

/** @typedef {{ step: string, files: { path: string, bytes: number }[] }} Step JavaScript that a step fetched for the first time */

/** @param {string} dist @param {string} path size of the gzip file beside it */
function gzipBytes(dist, path) {
  const file = join(dist, path.startsWith('/remotes/') ? '' : 'shell', path);
  return statSync(`${file}.gz`).size;
}

/**
 * A cold visit in Chromium: the start page, sign-in and the first page, then a complaint. Counts what the page really fetched.
 * @param {string} address
 * @param {string} dist the folder that the address serves
 * @returns {Promise<Step[]>}
 */
export async function visit(address, dist) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  /** @type {Set<string>} */
  const fetched = new Set();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === address && pathname.endsWith('.js') && response.ok()) fetched.add(pathname);
  });
  /** Resolves when no new file has come for a while. */
  const quiet = async () => {
    for (let before = -1; before !== fetched.size; await page.waitForTimeout(1_500)) before = fetched.size;
  };
  /** @type {Set<string>} */
  const counted = new Set();
  /** @param {string} step @returns {Promise<Step>} */
  const count = async (step) => {
    await quiet();
    const files = [...fetched].filter((path) => !counted.has(path) && !path.startsWith('/oidc'));
    files.forEach((path) => counted.add(path));
    return { step, files: files.map((path) => ({ path, bytes: gzipBytes(dist, path) })) };
  };

  await page.goto(address);
  const signIn = page.getByRole('button', { name: 'Logg inn' });
  await signIn.waitFor();
  const steps = [await count('Startpage')];
  await signIn.click();
  await page.getByLabel('E-post').fill('marte@nordretomrer.example');
  await page.getByLabel('Passord').fill('byggtun');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByRole('navigation').first().waitFor();
  steps.push(await count('first page'));
  await page.goto(`${address}/complaints`);
  const complaint = page.locator('main a[href^="/complaints/"]').first();
  await complaint.waitFor();
  steps.push(await count('complaint list'));
  await complaint.click();
  await page.waitForURL(/complaints\/\d+/);
  await page.getByText('Sist oppdatert').first().waitFor();
  steps.push(await count('complaint page'));
  await browser.close();
  return steps;
}
