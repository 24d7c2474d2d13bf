// An A0 drawing (8 MB, 100,000 paths) in Chromium, from the tap in the folder until it can be read: with the viewer's code on the device and
// CPU 4 x, and with nothing on the device over a line of 10 Mbit/s; then how much memory the page has after zooming in and out again and again.
// It can be read when its picture, or what pdf.js has drawn, is painted with a pixel for each of the screen's in its place. When its text is
// there too, by which it is searched and read aloud, is told besides, and what the first who opens it waits for.
//   --paths 100000 --megabytes 8
//   --rounds 5   of each time, whose middle counts
//   --zooms 20   how often in and out
//   --steps 6    each way, of 10 %
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { publishBuilt } from '../release/publishBuilt';
import { openBrowser, signIn } from './openBrowser.mjs';
import { slowLine } from './slowLine.mjs';
import { caller } from './support/callApi';
import { finish } from './support/judgeLists';
import { slower } from './support/pace';
import { startPortal, temporaryData } from './support/portal';
import { openFolder, openProject, putDocument } from './support/putDocument';
import { tokenFor } from './support/tokenFor';
import { drawingPdf } from './support/writtenPdf';

const { values: options } = parseArgs({
  options: {
    paths: { type: 'string', default: '100000' },
    megabytes: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '5' },
    zooms: { type: 'string', default: '20' },
    steps: { type: 'string', default: '6' },
  },
});
const bars = { warm: 2000, cold: 3000, memory: 400 };
const rounds = Number(options.rounds);
const email = 'marte@nordretomrer.example';
const name = 'A-00-01 Plan.pdf';
const port = 4356;
const data = temporaryData();
const releases = join(temporaryData(), 'releases');
await publishBuilt(releases, fileURLToPath(new URL('../../dist', import.meta.url)));
const publicUrl = `http://localhost:${port}`;
const portal = await startPortal({
  port: port + 1,
  data,
  env: { BYGGTUN_RELEASES: releases, BYGGTUN_PUBLIC_URL: publicUrl },
});
/** A line that is no hindrance, and one of 10 Mbit/s. */
const free = { down: Infinity, up: Infinity, underWay: 0 };
const narrow = { down: 10_000_000 / 8, up: 10_000_000 / 8, underWay: 15 };
const line = { ...free };
const way = await slowLine(port, port + 1, line);
const ask = caller(publicUrl, await tokenFor(publicUrl, email));
const uuid = await openFolder(ask);
const bytes = drawingPdf(Number(options.paths), Number(options.megabytes) * 1_000_000);
await putDocument(ask, uuid, name, bytes);
console.log(`${options.paths} paths, ${(bytes.length / 1e6).toFixed(1)} MB`);

const problems: string[] = [];
const tell = (what: string, value: number, more = 'ms') =>
  console.log(`${what.padEnd(58)} ${value.toFixed(0).padStart(6)} ${more}`);
const say = (what: string, value: number, unit: string, bar: number) => {
  tell(what, value, `${unit}, bar ${bar}`);
  if (!(value <= bar)) problems.push(what);
};
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
const folder = `${publicUrl}/projects/${openProject}/documents/${uuid}`;
const file = (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true });
const leave = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Ferdig' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** Milliseconds from the tap until the drawing can be read, and until its text is there too. */
const tap = (page: Page) =>
  file(page).evaluate(async (button: HTMLElement) => {
    const started = performance.now();
    button.click();
    let readable = 0;
    while (readable === 0) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const place = document.querySelector('.bt-pdf-page');
      const drawn = place?.querySelector<HTMLCanvasElement | HTMLImageElement>('canvas, img');
      const pixels = drawn instanceof HTMLImageElement ? drawn.naturalWidth : (drawn?.width ?? 0);
      if (!place || pixels < place.clientWidth * devicePixelRatio - 2) continue;
      // The frame after the next begins when the one that has it is painted.
      for (let frames = 0; frames < 2; frames++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      readable = performance.now() - started;
    }
    while (!document.querySelector('.bt-pdf-page .bt-pdf-text'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return { readable, whole: performance.now() - started };
  });

/** Taps again and again. */
const taps = () => {
  const readable: number[] = [];
  const whole: number[] = [];
  return {
    readable,
    whole,
    add: async (page: Page) => {
      const times = await tap(page);
      readable.push(times.readable);
      whole.push(times.whole);
    },
  };
};

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const openPage = async (browser: Browser, session?: Session) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'nb-NO',
    ...(session && { storageState: session }),
  });
  const page = await context.newPage();
  await page.goto(folder);
  return page;
};

const browser = await openBrowser();
const first = await openPage(browser);
await signIn(first, email);
await file(first).waitFor();
const session = await first.context().storageState();
tell('from the tap to the drawing, who opens it first', (await tap(first)).readable);
await leave(first);
const slowDown = await slower(first);
await slowDown(4);
const warm = taps();
for (let round = 0; round < rounds; round++) {
  await warm.add(first);
  await leave(first);
}
say('from the tap to the drawing, warm, CPU 4 x', middle(warm.readable), 'ms', bars.warm);
tell('from the tap to its text too', middle(warm.whole));
await first.context().close();

const cold = taps();
for (let round = 0; round < rounds; round++) {
  const page = await openPage(browser, session);
  await file(page).waitFor();
  await page.waitForLoadState('networkidle');
  Object.assign(line, narrow);
  await cold.add(page);
  Object.assign(line, free);
  await page.context().close();
}
say('from the tap to the drawing, nothing cached, 10 Mbit/s', middle(cold.readable), 'ms', bars.cold);
tell('from the tap to its text too', middle(cold.whole));
await browser.close();

// A browser of its own, whose only page is this one.
const other = await openBrowser();
const page = await openPage(other, session);
await file(page).waitFor();
/** Megabytes of the page's process, what it shares with others counted in part. */
const memory = async () => {
  const control = await other.newBrowserCDPSession();
  const { processInfo } = await control.send('SystemInfo.getProcessInfo');
  await control.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]);
  return Math.max(...sizes.map(Number)) / 1024;
};
const before = await memory();
await tap(page);
const opened = await memory();
let most = opened;
/** Presses a button, and waits until the drawing has as many pixels as its place again. */
const zoom = async (button: string, steps: number) => {
  for (let step = 0; step < steps; step++)
    await page.getByRole('button', { name: button, exact: true }).click();
  // The first time the server draws the larger picture meanwhile.
  await page.waitForFunction(
    () => {
      const place = document.querySelector('.bt-pdf-page');
      const drawn = place?.querySelector<HTMLCanvasElement | HTMLImageElement>('canvas, img');
      const isImage = drawn instanceof HTMLImageElement;
      const spare = (isImage ? drawn.naturalWidth : (drawn?.width ?? 0)) - (place?.clientWidth ?? Infinity);
      return isImage ? spare >= 0 : Math.abs(spare) <= 2;
    },
    undefined,
    { timeout: 120_000 },
  );
  most = Math.max(most, await memory());
};
for (let turn = 0; turn < Number(options.zooms); turn++) {
  await zoom('Større', Number(options.steps));
  await zoom('Mindre', Number(options.steps));
}
console.log(`memory: folder ${before.toFixed(0)} MB, drawing open ${opened.toFixed(0)} MB`);
say(`memory after zooming in and out ${options.zooms} times`, await memory(), 'MB', bars.memory);
console.log(`most meanwhile ${most.toFixed(0)} MB`);
await other.close();
way.stop();
await portal.end();
finish(problems);
