import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { putRelease } from '@byggtun/api/release/putRelease';
import { folderStore } from '@byggtun/api/release/store/folderStore';
import { chromium, type Page } from 'playwright-core';

import { buildWhatChanged } from '../build/build.mjs';
import { readBuilt } from '../release/builtRelease';
import { currentState } from '../release/currentState';
import { decideRelease } from '../release/decide/decideRelease';
import { decideRollback } from '../release/decide/decideRollback';
import { liveOf } from '../release/liveOf';
import { publishBuilt } from '../release/publishBuilt';
import { findChromium } from '../run/chromium.mjs';
import { root } from '../webpack/packageFolders.mjs';
import { arrive, clickOn } from './support/clicker';
import { startPortal, temporaryData } from './support/portal';
import { buildSecondVersion } from './support/secondVersion.mjs';

/* `npm run bench:releases`: one area is released and rolled back a hundred times while twenty people click on. */

const flips = Number(process.env.BENCH_FLIPS ?? 100);
const people = Number(process.env.BENCH_PEOPLE ?? 20);
const name = 'cases';
/** From a flip to what the next visitor gets, at most. */
const bar = 2_000;
const emails = [
  'kari@byggtun',
  'henrik@byggtun',
  'marte@nordretomrer',
  'piotr@nordretomrer',
  'lars@granlund',
];

await buildWhatChanged();
const second = await readBuilt(await buildSecondVersion(`mf-${name}`), name);
const data = temporaryData();
const releases = join(data, 'releases');
await publishBuilt(releases, join(root, 'dist'));
const store = folderStore(releases);
await putRelease(store, name, second.version, second.release, second.files);
const portal = await startPortal({ port: Number(process.env.BENCH_PORT ?? 4294), data });

/** Milliseconds until a visitor who comes now is told of this version. */
async function untilVisible(version: string): Promise<number> {
  const flipped = performance.now();
  for (;;) {
    const answer = await fetch(`${portal.origin}/remotes.json`);
    const { areas } = (await answer.json()) as { areas: { manifest: { name: string; version: string } }[] };
    if (areas.find(({ manifest }) => manifest.name === name)?.manifest.version === version)
      return performance.now() - flipped;
  }
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
const life = { over: false };
// One after the other, and all before the first flip.
const pages: Page[] = [];
for (let index = 0; index < people; index += 1)
  pages.push(await arrive(browser, portal.origin, `${emails[index % emails.length]}.example`));
const clicking = pages.map((page) => clickOn(page, () => life.over));

const waits: number[] = [];
for (let turn = 0; turn < flips; turn += 1) {
  const seen = liveOf(await currentState(store), name);
  const decide =
    turn % 2 === 0
      ? decideRelease(store, { name, version: second.version, seen })
      : decideRollback(store, { name, seen });
  const { version } = await store.flip('bench', decide);
  waits.push(await untilVisible(version));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}
life.over = true;
const seen = await Promise.all(clicking);
await browser.close();
await portal.end();

const sorted = waits.sort((a, b) => a - b);
const worst = sorted.at(-1) ?? 0;
const failures = seen.flatMap((one) => one.failures);
const views = seen.reduce((sum, one) => sum + one.views, 0);
const loads = seen.reduce((sum, one) => sum + one.loads, 0);
console.log(`${flips} releases and roll-backs of ${name}, ${people} browser contexts`);
console.log(`page views: ${views}, ${loads} of them whole loads; failed or blank: ${failures.length}`);
[...new Set(failures)].slice(0, 20).forEach((failure) => console.log(`  ${failure}`));
console.log(
  `from flip to the next visitor: p95 ${(sorted[Math.floor(sorted.length * 0.95)] ?? worst).toFixed(0)} ms, worst ${worst.toFixed(0)} ms, bar ${bar} ms`,
);
process.exit(failures.length === 0 && worst <= bar ? 0 : 1);
