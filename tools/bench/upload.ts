// Attachments: a film of 50 MB goes up from a browser over a line that breaks off three times; then twenty files at once, half of them photos, and what
// that takes of the server's memory.
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { getAttachment } from '@byggtun/shared/contract/attachmentCalls';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import type { Page } from 'playwright-core';

import { publishBuilt } from '../release/publishBuilt';
import { root } from '../webpack/packageFolders.mjs';
import { firstCase, openBrowser, signIn } from './openBrowser.mjs';
import { brokenLine } from './support/brokenLine';
import { caller } from './support/callApi';
import { memoryOf } from './support/memoryOf';
import { photoFrom } from './support/photoFrom';
import { startPortal, temporaryData } from './support/portal';
import { sendFile } from './support/sendFile';
import { tokenFor } from './support/tokenFor';

const bar = 300;
const port = Number(process.env.BENCH_PORT ?? 4340);
const linePort = port + 1;
const data = temporaryData();
await publishBuilt(join(data, 'releases'), join(root, 'dist'));
const publicUrl = `http://localhost:${linePort}`;
const env = { BYGGTUN_PUBLIC_URL: publicUrl };
// The first start fills the database, which takes memory of its own.
await (await startPortal({ port, data, env })).end();
// One person's files, so with the limits of one person.
const portal = await startPortal({ port, data, env, asOne: true });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What begins like a film and is of this size. */
const film = (size: number) => {
  const start = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
  return Buffer.concat([start, randomBytes(size - start.length)]);
};

/** Sends a film up from the case's page, saves it, and gives the case's id. */
const sendFromPage = async (page: Page, path: string) => {
  await page.goto(`${publicUrl}/complaints`);
  await signIn(page);
  await page.locator(firstCase).first().click();
  const card = page.getByRole('region', { name: 'Vedlegg', exact: true });
  await card.getByLabel('Vedlegg fra enheten').setInputFiles(path);
  await card.getByText('Klar til å lagres').waitFor({ timeout: 180_000 });
  await page.getByRole('button', { name: 'Lagre vedlegg' }).click();
  await page.getByText('Vedlegget er lagret.').waitFor();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
};

// The film, over the broken line.
const path = join(data, 'befaring.mp4');
const bytes = film(50_000_000);
writeFileSync(path, bytes);
const line = await brokenLine(linePort, port, {
  rate: 6_000_000,
  cuts: [8_000_000, 24_000_000, 41_000_000],
  gone: 2_000,
});
const browser = await openBrowser();
const page = await browser.newPage();
const started = performance.now();
const id = await sendFromPage(page, path);
const seconds = (performance.now() - started) / 1000;
const photo = await photoFrom(page);
await browser.close();
const ask = caller(portal.origin, await tokenFor(publicUrl, 'marte@nordretomrer.example'));
line.stop();

const { regLine } = await ask(getComplaint, { params: { id } });
const saved = regLine.attachments.find(({ fileName }) => fileName === 'befaring.mp4');
assert.ok(saved, 'the film stands on the case');
const arrived = await ask(getAttachment, { params: { bufferGuid: saved.bufferGuid } });
const same = sha256(new Uint8Array(await arrived.arrayBuffer())) === sha256(bytes);
console.log(
  `50 MB over a line that broke off ${line.broken()} times: ${same ? 'whole' : 'NOT whole'}, ${seconds.toFixed(0)} s with sign-in and save`,
);
assert.equal(line.broken(), 3);
assert.ok(same);

// Twenty at once.
const children = () => readFileSync(`/proc/${portal.pid}/task/${portal.pid}/children`, 'utf8').split(' ');
/** Of the processes that read and draw files for the server: its children. */
const drawing = () =>
  children()
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('inspectionWorker'))
    .reduce((sum, pid) => sum + memoryOf(pid), 0);
const before = memoryOf(portal.pid);
let [peak, drawingPeak] = [before, 0];
const watch = setInterval(() => {
  peak = Math.max(peak, memoryOf(portal.pid));
  drawingPeak = Math.max(drawingPeak, drawing());
}, 50);
const begun = performance.now();
const content = film(30_000_000);
const files = await Promise.all(
  Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? sendFile(ask, `film${index}.mp4`, content) : sendFile(ask, `bilde${index}.jpg`, photo),
  ),
);
const took = (performance.now() - begun) / 1000;
clearInterval(watch);
const images = files.filter(({ hasThumbnail }) => hasThumbnail).length;
console.log(
  `20 at once (10 films of 30 MB, ${images} photos of 12 megapixels and ${(photo.length / 1e6).toFixed(1)} MB) in ${took.toFixed(1)} s: ` +
    `server ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB; the processes that read and draw files at most ${drawingPeak.toFixed(0)} MB`,
);
await portal.end();
assert.equal(images, 10);
assert.ok(peak < bar, `more than ${bar} MB`);
process.exit(0);
