// @ts-check
import { join } from 'node:path';

import { buildWhatChanged } from '../build/build.mjs';
import { root } from '../webpack/packageFolders.mjs';
import { buildOneBundle } from './buildOneBundle.mjs';
import { oneBundleFolder } from './oneBundleConfig.mjs';
import { startPortal } from './portalServer.mjs';
import { visit } from './visit.mjs';

/* `npm run bench:bytes`: JavaScript of a cold first visit, federated beside the same sources as one bundle. */

/** The most that federation may cost over one bundle. */
const bar = 1.25;
const port = Number(process.env.BENCH_PORT ?? 4290);

/** @param {string} dist */
async function measure(dist) {
  const portal = await startPortal(dist, port);
  try {
    return await visit(portal.address, dist);
  } finally {
    await portal.stop();
  }
}

/** @param {number} bytes */
const kilo = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

/** @param {import('./visit.mjs').Step[]} steps */
function listFiles(steps) {
  for (const { step, files } of steps) {
    console.log(`  ${step}`);
    [...files]
      .sort((a, b) => b.bytes - a.bytes)
      .forEach(({ path, bytes }) => console.log(`  ${kilo(bytes)}  ${path}`));
  }
}

/** What has been fetched up to and with each step. @param {import('./visit.mjs').Step[]} steps */
const sums = (steps) =>
  steps.map(({ step }, index) => {
    const files = steps.slice(0, index + 1).flatMap((one) => one.files);
    return { step, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), requests: files.length };
  });

await buildWhatChanged();
await buildOneBundle();
const federated = await measure(join(root, 'dist'));
const oneBundle = await measure(oneBundleFolder);

console.log('\nFederated, KB gzip per file:');
listFiles(federated);
console.log('\nOne bundle, KB gzip per file:');
listFiles(oneBundle);
console.log('\nSum up to           federated  requests  one bundle  requests  ratio');
const yardstick = sums(oneBundle);
const ratios = sums(federated).map((sum, index) => {
  const one = yardstick[index] ?? sum;
  const ratio = sum.bytes / one.bytes;
  console.log(
    `${sum.step.padEnd(18)} ${kilo(sum.bytes)} KB  ${String(sum.requests).padStart(8)}  ${kilo(one.bytes)} KB  ${String(one.requests).padStart(8)}  ${ratio.toFixed(3)}`,
  );
  return ratio;
});
const worst = Math.max(...ratios);
console.log(`Worst ${worst.toFixed(3)}, bar ${bar}: ${worst <= bar ? 'holds' : 'does not hold'}`);
process.exit(worst <= bar ? 0 : 1);
