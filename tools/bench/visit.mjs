// @ts-check
import { gzipSync } from 'node:zlib';

import { firstCase, openBrowser, signIn } from './openBrowser.mjs';

/**
 * @typedef {{ path: string, bytes: number }} Script gzip bytes, level 9
 * @typedef {{ step: string, files: Script[] }} Step JavaScript that a step fetched for the first time
 */

/** The script as the server gives it. @param {string} origin @param {string} path @returns {Promise<Script>} */
async function measure(origin, path) {
  const body = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
  return { path, bytes: body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length };
}

/** The path of every script of an origin that the page gets. @param {import('playwright-core').Page} page @param {string} origin */
function watchScripts(page, origin) {
  /** @type {Set<string>} */
  const paths = new Set();
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    const counts = from === origin && pathname.endsWith('.js') && !pathname.startsWith('/oidc');
    if (counts && response.ok()) paths.add(pathname);
  });
  return paths;
}

/**
 * Counts what a page really fetches, each step until nothing has come for a while. An empty file is no JavaScript.
 * @param {import('playwright-core').Page} page @param {string} address
 * @returns {(step: string) => Promise<Step>} what the page has fetched for the first time since the last step
 */
export function countSteps(page, address) {
  const scripts = watchScripts(page, address);
  /** @type {Set<string>} */
  const counted = new Set();
  const quiet = async () => {
    for (let before = -1; before !== scripts.size; await page.waitForTimeout(1_500)) before = scripts.size;
  };
  return async (step) => {
    await quiet();
    const paths = [...scripts].filter((path) => !counted.has(path));
    paths.forEach((path) => counted.add(path));
    const files = await Promise.all(paths.map((path) => measure(address, path)));
    return { step, files: files.filter(({ bytes }) => bytes > 0) };
  };
}

/** A cold visit: start page, sign-in, first page, then the list and a complaint. @param {string} address @returns {Promise<Step[]>} */
export async function visit(address) {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const count = countSteps(page, address);

  await page.goto(address);
  await page.getByRole('button', { name: 'Logg inn' }).waitFor();
  const steps = [await count('Startpage')];
  await signIn(page);
  steps.push(await count('first page'));
  await page.goto(`${address}/complaints`);
  const complaint = page.locator(firstCase).first();
  await complaint.waitFor();
  steps.push(await count('complaint list'));
  await complaint.click();
  await page.waitForURL(/complaints\/\d+/);
  await page.getByText('Sist oppdatert').first().waitFor();
  steps.push(await count('complaint page'));
  await browser.close();
  return steps;
}
