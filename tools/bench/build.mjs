// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { tsImport } from 'tsx/esm/api';

import { root } from '../webpack/packageFolders.mjs';

/* `npm run bench:build`: a clean build of everything, then the release of one area that was changed, and whose bytes that changed. */

/** Seconds at most. */
const bars = { clean: 100, release: 25 };
const dist = join(root, 'dist');
const releases = join(root, '.cache/bench/build-releases');
const edited = join(root, 'mf-cases/src/complaint/InfoCard.tsx');

/** @param {string[]} args @returns {number} seconds */
function time(...args) {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  return (performance.now() - started) / 1000;
}

/** Digests of everything that is built, by package. @returns {Record<string, string>} */
function digests() {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  /** @type {Map<string, import('node:crypto').Hash>} */
  const hashes = new Map();
  for (const file of files) {
    const [first = '', area = ''] = relative(dist, file).split(/[\\/]/);
    const name = first === 'remotes' ? `mf-${area}` : first;
    const hash = hashes.get(name) ?? createHash('sha256');
    hashes.set(name, hash.update(relative(dist, file)).update(readFileSync(file)));
  }
  return Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.digest('hex').slice(0, 16)]));
}

for (const path of ['dist', 'api/dist', '.cache/webpack', '.cache/build', '.cache/generated'])
  rmSync(join(root, path), { recursive: true, force: true });
const clean = time('tools/run/build.mjs');

rmSync(releases, { recursive: true, force: true });
const { publishBuilt } = await tsImport('../release/publishBuilt.ts', import.meta.url);
await publishBuilt(releases, dist);
const before = digests();
const source = readFileSync(edited, 'utf8');
/** @type {number} */
let release;
try {
  writeFileSync(edited, source.replace("'Saksnummer'", "'Saksnr.'"));
  if (readFileSync(edited, 'utf8') === source) throw new Error('nothing was edited');
  release = time('tools/run/release.mjs', 'mf-cases', '--to', releases, '--by', 'bench');
} finally {
  writeFileSync(edited, source);
}
const after = digests();

console.log('\npackage          before            after');
for (const name of Object.keys(before))
  console.log(
    `${name.padEnd(15)}  ${before[name]}  ${after[name]}  ${before[name] === after[name] ? 'same' : 'changed'}`,
  );
const foreign = Object.keys(before).filter((name) => name !== 'mf-cases' && before[name] !== after[name]);
console.log(`clean build of everything: ${clean.toFixed(1)} s, bar ${bars.clean} s`);
console.log(`release of mf-cases after an edit, warm: ${release.toFixed(1)} s, bar ${bars.release} s`);
console.log(`changed beside mf-cases: ${foreign.join(', ') || 'nothing'}`);
process.exit(clean <= bars.clean && release <= bars.release && foreign.length === 0 ? 0 : 1);
