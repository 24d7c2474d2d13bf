// @ts-check
/* global document, requestAnimationFrame, window -- what is handed to the page runs there */
import { firstCase, openBrowser, signIn } from './openBrowser.mjs';

/**
 * @typedef {{ step: string, path: string, ready: string, session: boolean }} Load `ready`: a selector of what the person came for
 * @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser
 * @typedef {Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>} Session
 */

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** The loads that are timed. @param {string} casePath of a complaint that the person may see @returns {Load[]} */
const loads = (casePath) => [
  { step: 'Startpage', path: '/', ready: '.bt-start-card button', session: false },
  { step: 'first page', path: '/', ready: firstCase, session: true },
  { step: 'complaint page', path: casePath, ready: 'main dl', session: true },
];

/** Signs in once, to take the session and the address of a case along. @param {Browser} browser @param {string} address */
async function prepare(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await signIn(page);
  const path = await page.locator(firstCase).first().getAttribute('href');
  const session = await context.storageState();
  await context.close();
  return { session, loads: loads(path ?? '/complaints') };
}

/**
 * Milliseconds from the navigation's start until what the person came for is drawn, nothing in the cache.
 * @param {Browser} browser @param {string} address @param {Load} load @param {Session} session
 */
async function time(browser, address, { path, ready, session: needed }, session) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...(needed ? { storageState: session } : {}),
  });
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send('Network.enable');
  await control.send('Network.emulateNetworkConditions', network);
  await control.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector)) Object.assign(window, { benchReady: performance.now() });
      else requestAnimationFrame(look);
    };
    look();
  }, ready);
  await page.goto(address + path, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => Reflect.get(window, 'benchReady'), undefined, {
    timeout: 60_000,
  });
  const milliseconds = Number(await handle.jsonValue());
  await context.close();
  return milliseconds;
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Medians of alternating cold loads at 1.6 Mbit/s, 150 ms and a quarter of the processor.
 * @param {string[]} addresses the forms that are compared
 * @param {number} rounds
 * @returns {Promise<{ step: string, medians: number[] }[]>} for each step the median of each form, in milliseconds
 */
export async function timeToReady(addresses, rounds) {
  const browser = await openBrowser();
  const forms = [];
  for (const address of addresses) forms.push({ address, ...(await prepare(browser, address)) });
  const results = [];
  for (const [index, { step }] of loads('').entries()) {
    /** @type {number[][]} */
    const times = forms.map(() => []);
    for (let round = 0; round < rounds; round++) {
      for (const [which, form] of forms.entries()) {
        const load = form.loads[index];
        if (load) times[which]?.push(await time(browser, form.address, load, form.session));
      }
    }
    results.push({ step, medians: times.map(median) });
  }
  await browser.close();
  return results;
}
