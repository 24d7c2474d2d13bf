// @ts-check
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../webpack/packageFolders.mjs';
import { buildables } from './buildable.mjs';
import { runBuild } from './runBuild.mjs';

const stamps = join(root, '.cache/build');

/** Whether a package is built from what it is now. @param {import('./buildable.mjs').Buildable} one */
async function isFresh({ name, hash, proof }) {
  const built = await readFile(join(stamps, name), 'utf8').catch(() => '');
  return built === hash && existsSync(proof);
}

/** What is wrong with what was built, if anything. @param {import('./buildable.mjs').Buildable} one */
const finish = (one) =>
  one.finish().then(
    () => undefined,
    (error) => String(error),
  );

/** @param {import('./buildable.mjs').Buildable} one */
async function build(one) {
  const started = performance.now();
  const problem = (await runBuild(one)) ?? (await finish(one));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(problem ? `✗ ${one.name}` : `✓ ${one.name} (${seconds} s)`);
  if (problem) return problem;
  await writeFile(join(stamps, one.name), one.hash);
  return undefined;
}

/** Builds each stale package, two at a time; ends the process with code 1 when one fails. @param {string[]} [names] these alone */
export async function buildWhatChanged(names) {
  await mkdir(stamps, { recursive: true });
  const all = buildables(names);
  const fresh = await Promise.all(all.map(isFresh));
  const waiting = all.filter((_one, index) => !fresh[index]);
  if (waiting.length > 0) console.log(`Bygger ${waiting.map(({ name }) => name).join(', ')} …`);
  /** @type {string[]} */
  const problems = [];
  const worker = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const problem = await build(one);
      if (problem) problems.push(`${one.name}:\n${problem}`);
    }
  };
  await Promise.all([worker(), worker()]);
  if (problems.length > 0) {
    console.error(problems.join('\n\n'));
    process.exit(1);
  }
}
