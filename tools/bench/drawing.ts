// An A0 drawing (8 MB, 100,000 paths) in Chromium, from the tap in the folder until it can be read: with the viewer's code on the device and
// CPU 4 x, and with nothing on the device over a line of 10 Mbit/s; then how much memory the page has after zooming in and out again and again.
//   --paths 100000 --megabytes 8
//   --rounds 5   of each time, whose middle counts
//   --zooms 20   how often in and out, six steps each way
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
const say = (what: string, value: number, unit: string, bar: number) => {
  console.log(`${what.padEnd(58)} ${value.toFixed(0).padStart(6)} ${unit}, bar ${bar}`);
  if (!(value <= bar)) problems.push(what);
};
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
const folder = `${publicUrl}/projects/${openProject}/documents/${uuid}`;
const file = (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true });
const leave = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Ferdig' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** Milliseconds from the tap until the drawing stands on the screen. */
const tap = (page: Page) =>
  file(page).evaluate(async (button: HTMLElement) => {
    const started = performance.now();
    button.click();
    while (!document.querySelector('.bt-pdf-page canvas'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - started;
  });

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
await tap(first);
await leave(first);
const slowDown = await slower(first);
await slowDown(4);
const warm: number[] = [];
for (let round = 0; round < rounds; round++) {
  warm.push(await tap(first));
  await leave(first);
}
say('from the tap to the drawing, warm, CPU 4 x', middle(warm), 'ms', bars.warm);
await first.context().close();

const cold: number[] = [];
for (let round = 0; round < rounds; round++) {
  const page = await openPage(browser, session);
  await file(page).waitFor();
  await page.waitForLoadState('networkidle');
  Object.assign(line, narrow);
  cold.push(await tap(page));
  Object.assign(line, free);
  await page.context().close();
}
say('from the tap to the drawing, nothing cached, 10 Mbit/s', middle(cold), 'ms', bars.cold);
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
/** Presses a button, and waits until the drawing is as wide as its place again. */
const zoom = async (button: string, steps: number) => {
  for (let step = 0; step < steps; step++)
    await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForFunction(() => {
    const place = document.querySelector<HTMLElement>('.bt-pdf-page');
    const canvas = place?.querySelector('canvas');
    return canvas && place && Math.abs(canvas.width - place.clientWidth) <= 2;
  });
  most = Math.max(most, await memory());
};
for (let turn = 0; turn < Number(options.zooms); turn++) {
  await zoom('Større', 6);
  await zoom('Mindre', 6);
}
console.log(`memory: folder ${before.toFixed(0)} MB, drawing open ${opened.toFixed(0)} MB`);
say(`memory after zooming in and out ${options.zooms} times`, await memory(), 'MB', bars.memory);
console.log(`most meanwhile ${most.toFixed(0)} MB`);
await other.close();
way.stop();
await portal.end();
finish(problems);
