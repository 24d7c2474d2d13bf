import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

import { root } from '../run/install.mjs';
import { inALine } from './inALine.mjs';

/** @typedef {import('./runStages.mjs').Result} Result */

/** More failures than so many are no accident: those of a stage are not tried once more, and a run in which more passed then is red. */
export const mostFlaky = 5;

/** How many tests of all stages failed, and passed when they were tried once more. @param {readonly Result[]} results */
export const countFlaky = (results) => results.reduce((total, { flaky }) => total + flaky.length, 0);

const commit = () =>
  spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() ||
  'no commit';

/**
 * Adds what was flaky to a file that no run empties, so that it is seen what is flaky again: when, at which commit, stage, place and title, and
 * what it had failed of. @param {string} file @param {readonly Result[]} results
 */
export function keepFlaky(file, results) {
  if (countFlaky(results) === 0) return;
  const at = `${new Date().toISOString()} ${commit()}`;
  const lines = results.flatMap(({ name, flaky }) =>
    flaky.map((failure) => `${at} ${inALine(name, { ...failure, trace: undefined })}\n`),
  );
  appendFileSync(file, lines.join(''));
}
