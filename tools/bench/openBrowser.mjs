// @ts-check
import { chromium } from 'playwright-core';

import { findChromium } from '../run/chromium.mjs';

/** Chromium without a window and without calls of its own. @param {string[]} more flags */
export const openBrowser = async (more = []) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  });

/** Accepts cookies when the page asks; builds from before the cookie bar do not. @param {import('playwright-core').Page} page */
export async function acceptCookies(page) {
  await page.getByRole('button', { name: 'Logg inn' }).waitFor();
  const accept = page.getByRole('button', { name: 'Godta' });
  if (await accept.isVisible()) await accept.click();
}

/** Signs somebody in from the start page, by default a contractor's main contact. @param {import('playwright-core').Page} page */
export async function signIn(page, email = 'marte@nordretomrer.example') {
  await acceptCookies(page);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord').fill('byggtun');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByRole('navigation').first().waitFor();
}

/** The first case of the list, as soon as it stands there. */
export const firstCase = 'main a[href^="/complaints/"]';
