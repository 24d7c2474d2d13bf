// @ts-check
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { root } from '../webpack/packageFolders.mjs';
import { faults, walkedFaults } from './plantedFaults.mjs';

/** @typedef {import('./plantedFaults.mjs').Fault} Fault */

/*
 * `npm run trial:planted`: plants a fault for each stage of `npm test` into a copy of what is committed, and holds that the last 40 lines of a
 * run there name each of them. Two runs, since nothing is walked after a failed build. Ends with code 1 when something does not hold. The gate
 * itself tries the same with what the tools have once written (`test/planted.test.mjs`), in a second.
 */

const copy = mkdtempSync(join(tmpdir(), 'byggtun-planted-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));

/** @param {string} what @param {boolean} holds */
const hold = (what, holds) => {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  if (!holds) process.exitCode = 1;
};

/** @param {Fault} fault */
const plant = ({ file, text }) => {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}${existsSync(path) ? readFileSync(path, 'utf8') : ''}`);
};

/** Runs the stages of these faults alone, as if they had failed before; answers the end of all that is shown. @param {readonly Fault[]} tried */
const runTests = (tried) => {
  const failed = Object.fromEntries(tried.map(({ stage, tested }) => [stage, tested ? [tested] : []]));
  mkdirSync(join(copy, '.cache'), { recursive: true });
  writeFileSync(join(copy, '.cache/failed.json'), JSON.stringify(failed));
  const { status, stdout } = spawnSync('npm test -- --last-failed 2>&1', {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  hold('the run is red', status === 1);
  return stdout.trimEnd().split('\n').slice(-40);
};

/** @param {string[]} lines @param {readonly Fault[]} planted */
const holdNamed = (lines, planted) => {
  const isNamed = (/** @type {Fault} */ { stage, named }) =>
    lines.some((line) => line.startsWith(`✗ ${stage}: `) && line.includes(named));
  for (const fault of planted) hold(`${fault.stage}: ${fault.named} is named`, isNamed(fault));
  if (!planted.every(isNamed)) console.log(lines.join('\n'));
};

/** @param {string} folder */
const removeJourneys = (folder) => {
  for (const file of readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.spec.ts')) rmSync(join(copy, folder, file));
};

spawnSync('git', ['clone', '--quiet', '--local', root, copy], { stdio: 'inherit' });
console.log('A copy of what is committed, with a fault in each stage before the journeys');
faults.forEach(plant);
const lines = runTests([...faults, ...walkedFaults]);
holdNamed(lines, faults);
hold('after the failed build nothing is walked', !lines.some((line) => line.startsWith('✗ journeys')));

console.log('It is built again, and has only planted journeys');
spawnSync('git', ['checkout', '--quiet', 'mf-profile'], { cwd: copy, stdio: 'inherit' });
for (const folder of ['e2e/journeys', 'e2e/skew', 'e2e/development']) removeJourneys(folder);
walkedFaults.forEach(plant);
holdNamed(runTests(walkedFaults), walkedFaults);
