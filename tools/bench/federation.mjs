// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { buildWhatChanged } from '../build/build.mjs';
import { root } from '../webpack/packageFolders.mjs';
import { buildOneBundle } from './buildOneBundle.mjs';
import { addSixAreas, bytesOnWire } from './moreAreas.mjs';
import { oneBundleFolder } from './oneBundleConfig.mjs';
import { startPortal } from './portalServer.mjs';
import { kilo, listFiles, sumsOf } from './stepSums.mjs';
import { timeToReady } from './timeToReady.mjs';
import { visit } from './visit.mjs';

/*
 * `npm run bench:federation`: what independent areas cost, beside the same sources as one bundle, built and measured in one
 * run. Ends with code 1 when a bar does not hold. BENCH_PORT is the first of three ports, BENCH_ROUNDS the loads a median is of.
 */

const port = Number(process.env.BENCH_PORT ?? 4290);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const bars = { ratio: 1.15, startpage: 160, firstPage: 350, requests: 30, entry: 8, moreArea: 2 };

let broken = 0;
/** @param {string} what @param {number} value @param {number} bar @param {string} [unit] */
function hold(what, value, bar, unit = '') {
  if (!(value <= bar)) broken++;
  const verdict = value <= bar ? 'holds' : 'DOES NOT HOLD';
  console.log(
    `${what.padEnd(52)} ${value.toFixed(unit ? 1 : 3).padStart(8)} ${unit.padEnd(2)}  bar ${bar} ${verdict}`,
  );
}

/** KB gzip of an area's entry. @param {string} name */
function entrySize(name) {
  const [version = ''] = readdirSync(join(root, 'dist/remotes', name));
  return (
    gzipSync(readFileSync(join(root, 'dist/remotes', name, version, 'remoteEntry.js')), { level: 9 }).length /
    1000
  );
}

await buildWhatChanged();
await buildOneBundle();
const federated = await startPortal({ name: 'federated', dist: join(root, 'dist'), port });
const one = await startPortal({ name: 'oneBundle', dist: oneBundleFolder, port: port + 1 });
const more = await startPortal({ name: 'moreAreas', dist: await addSixAreas(), port: port + 2 });
try {
  const steps = await visit(federated.address);
  const yardstick = await visit(one.address);
  listFiles('Federated', steps);
  listFiles('One bundle', yardstick);

  console.log('\nJavaScript, KB gzip, sum up to each step');
  const sums = sumsOf(steps);
  sumsOf(yardstick).forEach(({ step, bytes, requests }, index) => {
    const sum = sums[index] ?? { bytes: NaN, requests: NaN };
    hold(
      `${step}: ${kilo(sum.bytes)} in ${sum.requests}, one bundle ${kilo(bytes)} in ${requests}`,
      sum.bytes / bytes,
      bars.ratio,
    );
  });
  hold('Startpage', (sums[0]?.bytes ?? NaN) / 1000, bars.startpage, 'KB');
  hold('First page', (sums[1]?.bytes ?? NaN) / 1000, bars.firstPage, 'KB');
  hold('First page, scripts', sums[1]?.requests ?? NaN, bars.requests, '');
  for (const name of readdirSync(join(root, 'dist/remotes')))
    hold(`Entry of ${name}`, entrySize(name), bars.entry, 'KB');
  const added = (await bytesOnWire(more.address)) - (await bytesOnWire(federated.address));
  hold('Each of six more areas, not visited, on the wire', added / 6 / 1000, bars.moreArea, 'KB');

  console.log(`\nTime to ready, ms, 1.6 Mbit/s, 150 ms, CPU 4 x, nothing in the cache, median of ${rounds}`);
  for (const { step, medians } of await timeToReady([federated.address, one.address], rounds)) {
    const [ours = NaN, theirs = NaN] = medians;
    hold(`${step}: ${ours.toFixed(0)}, one bundle ${theirs.toFixed(0)}`, ours / theirs, bars.ratio);
  }
} finally {
  await Promise.all([federated, one, more].map((portal) => portal.stop()));
}
console.log(broken === 0 ? '\nEvery bar holds' : `\n${broken} bars do not hold`);
process.exit(broken === 0 ? 0 : 1);
