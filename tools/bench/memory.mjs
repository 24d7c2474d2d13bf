// @ts-check
import { join } from 'node:path';

import { buildWhatChanged } from '../build/build.mjs';
import { root } from '../webpack/packageFolders.mjs';
import { openBrowser, signIn } from './openBrowser.mjs';
import { startPortal } from './portalServer.mjs';

const port = Number(process.env.BENCH_PORT ?? 4160);
/** Ends on the page that the warm-up ends on, or two pages would be compared. */
const switches = 201;
const bar = 1.1;

/**
 * Machine code counts as heap, and is made for as long as functions get hotter: a browser as people have it is warmed up
 * until that has ended, and one without machine code shows from the start what the page holds on to.
 */
const browsers = [
  { name: 'as people have it', flags: [], warmUp: 200 },
  { name: 'without machine code', flags: ['--js-flags=--jitless'], warmUp: 20 },
];

/** What shows that an area's page is there, by the name of its item in the menu. @type {[name: string, shown: string][]} */
const areas = [
  ['Prosjekter', 'main input[type=search]'],
  ['Reklamasjoner', 'main a[href^="/complaints/"]'],
  ['Min profil', 'main a[href^="mailto:"]'],
];

/** Goes on to the next area's page, as a person does, and waits until it is drawn. @param {import('playwright-core').Page} page @param {number} turn */
async function goOn(page, turn) {
  const [name, shown] = areas[turn % areas.length] ?? ['', ''];
  await page
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await page.locator(shown).first().waitFor();
}

/** Bytes that the page holds on to, after a collection. @param {import('playwright-core').CDPSession} session */
async function heldBytes(session) {
  // What ends with a task of its own is not collected before that task has run.
  for (let round = 0; round < 3; round++) {
    await session.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Elements, listeners and documents, for whoever looks for a leak. @param {import('playwright-core').CDPSession} session */
const counters = (session) => session.send('Memory.getDOMCounters');

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(2);

/** @param {string} address @param {(typeof browsers)[number]} kind @returns {Promise<number>} how much more is held after the switches */
async function measure(address, { name, flags, warmUp }) {
  const browser = await openBrowser(flags);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await page.getByRole('button', { name: 'Logg inn' }).waitFor();
  await signIn(page);
  const session = await page.context().newCDPSession(page);

  for (let turn = 0; turn < warmUp; turn++) await goOn(page, turn);
  const before = { bytes: await heldBytes(session), ...(await counters(session)) };
  for (let turn = warmUp; turn < warmUp + switches; turn++) await goOn(page, turn);
  const after = { bytes: await heldBytes(session), ...(await counters(session)) };
  await browser.close();

  const ratio = after.bytes / before.bytes;
  console.log(`Browser ${name}`);
  for (const [turns, { bytes, nodes, jsEventListeners }] of /** @type {const} */ ([
    [warmUp, before],
    [warmUp + switches, after],
  ]))
    console.log(
      `  after ${turns} switches: ${megabytes(bytes)} MB, ${nodes} nodes, ${jsEventListeners} listeners`,
    );
  console.log(`  ${ratio.toFixed(3)} ×, bar ${bar} ×: ${ratio <= bar ? 'holds' : 'does not hold'}`);
  return ratio;
}

await buildWhatChanged();
const { address, stop } = await startPortal({ name: 'memory', dist: join(root, 'dist'), port });
const ratios = [];
for (const kind of browsers) ratios.push(await measure(address, kind));
await stop();
process.exit(ratios.every((ratio) => ratio <= bar) ? 0 : 1);
