// @ts-check
/* global caches, document, requestAnimationFrame, window -- what is handed to the page runs there */
import { join } from 'node:path';

import { buildWhatChanged } from '../build/build.mjs';
import { root } from '../webpack/packageFolders.mjs';
import { openBrowser, signIn } from './openBrowser.mjs';
import { startPortal } from './portalServer.mjs';
import { slowLine } from './slowLine.mjs';

/*
 * `npm run bench:start`: how soon the portal stands, and how much it moves, on a slow line (1.6 Mbit/s, 150 ms) with a
 * quarter of the processor. Medians. Ends with code 1 when a bar does not hold. BENCH_PORT is the first of two ports.
 */

const port = Number(process.env.BENCH_PORT ?? 4330);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const frame = '.bt-frame nav[aria-label="Hovedmeny"] a';
/** Every card of the Dashboard with its data: last projects, complaints and enquiries, actions; and nothing grey is left. */
const dashboard =
  'main:has(.recent-list article):has(a[href^="/complaints/"]):has(a[href^="/actions/"]):not(:has([aria-busy="true"], .bt-bone))';
const address = `http://localhost:${port}`;

let broken = 0;
/** @param {string} what @param {number} value @param {number} bar @param {string} unit */
function hold(what, value, bar, unit) {
  if (!(value <= bar)) broken++;
  const shown = value.toFixed(Number.isInteger(bar) ? 0 : 4);
  console.log(
    `${what.padEnd(60)} ${shown.padStart(8)} ${unit.padEnd(2)}  bar ${bar} ${value <= bar ? 'holds' : 'DOES NOT HOLD'}`,
  );
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Notes in the page when its parts stand, its largest paint and its shifts. @param {Record<string, string>} parts */
const watch = (parts) => {
  /** @type {Record<string, number>} */
  const seen = { lcp: 0, cls: 0, calls: 0 };
  Object.assign(window, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput'))
        seen.cls = (seen.cls ?? 0) + Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.includes('/api/')) seen.calls = (seen.calls ?? 0) + 1;
  }).observe({ type: 'resource', buffered: true });
  const look = () => {
    for (const [name, selector] of Object.entries(parts)) {
      if (!seen[name] && document.querySelector(selector)) seen[name] = performance.now();
    }
    requestAnimationFrame(look);
  };
  look();
};

/**
 * One load in a page of its own; what was seen once it has come to rest.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} until selector of what the person came for
 * @returns {Promise<Record<string, number>>}
 */
async function load(context, until) {
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch, { frame, dashboard });
  await page.goto(`${address}/`, { waitUntil: 'commit' });
  await page.locator(until).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(() => Reflect.get(window, 'benchSeen'));
  await page.close();
  return seen;
}

await buildWhatChanged();
const portal = await startPortal({
  name: 'start',
  dist: join(root, 'dist'),
  port: port + 1,
  publicPort: port,
});
const line = await slowLine(port, port + 1);
const browser = await openBrowser();
const viewport = { width: 1280, height: 900 };
try {
  const first = await browser.newContext({ viewport });
  const page = await first.newPage();
  await page.goto(address);
  await signIn(page);
  await page.locator(dashboard).waitFor();
  const session = await first.storageState();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  await page.waitForFunction(
    async () => (await (await caches.open('byggtun-areas')).keys()).length > 0,
    undefined,
    { timeout: 60_000 },
  );
  await page.close();

  /** @type {Record<'start' | 'cold' | 'warm', Record<string, number>[]>} */
  const seen = { start: [], cold: [], warm: [] };
  for (let round = 0; round < rounds; round++) {
    const stranger = await browser.newContext({ viewport });
    seen.start.push(await load(stranger, '.bt-start-card button'));
    await stranger.close();
    const cold = await browser.newContext({ viewport, storageState: session });
    seen.cold.push(await load(cold, dashboard));
    await cold.close();
    seen.warm.push(await load(first, dashboard));
  }
  /** @param {keyof typeof seen} which @param {string} name */
  const of = (which, name) => median(seen[which].map((one) => one[name] ?? NaN));
  console.log(`\n1.6 Mbit/s, 150 ms, CPU 4 x, median of ${rounds}`);
  hold('Startpage, nothing cached: largest paint', of('start', 'lcp'), 2_500, 'ms');
  hold('Frame of who is signed in, nothing cached', of('cold', 'frame'), 4_000, 'ms');
  hold('Frame again, from the device', of('warm', 'frame'), 1_000, 'ms');
  hold('Shifts, Startpage', of('start', 'cls'), 0.01, '');
  hold('Shifts, first page, nothing cached', of('cold', 'cls'), 0.01, '');
  hold('Shifts, first page again', of('warm', 'cls'), 0.01, '');
  hold('Dashboard with every card, nothing cached', of('cold', 'dashboard'), 6_000, 'ms');
  hold('Dashboard again, from the device', of('warm', 'dashboard'), 1_200, 'ms');
  hold('Calls of the API until it has come to rest', of('cold', 'calls'), 8, '');
  hold('Calls again, from the device', of('warm', 'calls'), 8, '');
} finally {
  await browser.close();
  line.stop();
  await portal.stop();
}
process.exitCode = broken > 0 ? 1 : 0;
