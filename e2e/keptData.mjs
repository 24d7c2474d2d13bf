import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { tsImport } from 'tsx/esm/api';

import { digestOf, readsOf } from '../tools/test/unchanged.mjs';

const { copyData } = await tsImport('./support/copyData.ts', import.meta.url);
const all = fileURLToPath(new URL('../.cache/e2e-data', import.meta.url));

/**
 * Folder of the demo data that a run keeps for those that come after it: theirs are the same as long as the day is, and what they are
 * made by. It is not there yet where nothing is kept of them.
 * @returns {string | undefined} undefined outside a checkout
 */
export function keptData() {
  const digest = digestOf(readsOf({ kind: 'api', name: '' }));
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });
  return digest && join(all, `${day}-${digest.slice(0, 16)}`);
}

/**
 * Keeps the data of a portal that has ended, in place of all that was kept before. What it has released is left out: a start releases
 * what is built.
 * @param {string} from @param {string} folder
 */
export function keepData(from, folder) {
  const half = `${folder}-half`;
  rmSync(all, { recursive: true, force: true });
  mkdirSync(all, { recursive: true });
  copyData(from, half);
  rmSync(join(half, 'releases'), { recursive: true, force: true });
  renameSync(half, folder);
}
