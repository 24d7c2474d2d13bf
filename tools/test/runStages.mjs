import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

import { endTogether, ownGroup } from '../run/endTogether.mjs';
import { createBoard } from './board.mjs';
import { gate } from './counts.mjs';
import { mostFlaky } from './flaky.mjs';
import { readAny } from './gateFailures.mjs';
import { partOutput } from './told.mjs';

/**
 * @typedef {import('./counts.mjs').Count} Count
 * @typedef {import('./told.mjs').Told} Told
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {Record<string, string>} [env]
 * @property {import('./counts.mjs').Counting} [count]
 * @property {import('./gateFailures.mjs').Reading} [read] its failures, where no reporter tells of them
 * @property {Stage} [again] tries the tests that failed once more
 * @property {(files: string[]) => Stage} [narrow] the same of these files alone, as the repository sees them
 * @typedef {{ name: string, passed: number, failed: number, flaky: Told[], failures: Told[], seconds: number }} Result `flaky`: first
 *   failures of those that passed when they were tried once more
 */

/** So much of a stage's output is kept in memory: its closing lines, with the counts, are in it. */
const kept = 100_000;
const shown = 20_000;

/** Gathers what a stage writes: all of it in a file, its end in memory. @param {string} file */
const createOutput = (file) => {
  const log = createWriteStream(file).on('error', () => undefined);
  let end = '';
  return {
    add: (text) => {
      log.write(text);
      end = `${end}${text}`.slice(-kept);
    },
    /** The log is a help: a disk that is full does not fail the stage. */
    close: () => finished(log.end()).catch(() => undefined),
    end: () => end,
  };
};

/**
 * Runs a command. Its failures are shown as its runner tells of them, and its other output only when it fails for what was not told.
 * @param {Stage} stage @param {ReturnType<typeof createBoard>} board @param {string} reports folder of its log
 * @returns {Promise<Count & { failures: Told[], seconds: number }>}
 */
async function runOnce({ name, command, args, cwd, env, count = gate, read = readAny }, board, reports) {
  const started = Date.now();
  const file = `${reports}/${name.replace(/\W+/g, '-')}.log`;
  const output = createOutput(file);
  board.start(name);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Who ends this run ends its stages, and all that they have started.
    ...ownGroup,
  });
  const streams = [child.stdout, child.stderr].map((stream) => {
    const parted = partOutput({
      onTold: (told) => board.told(name, told),
      onProgress: (progress) => board.progress(name, progress),
      onText: output.add,
    });
    stream.setEncoding('utf8').on('data', parted.take);
    return parted;
  });
  const code = await endTogether(child).catch((error) => output.add(`${error}\n`));
  for (const stream of streams) stream.end();
  await output.close();
  const counted = count(output.end(), code === 0);
  const told = board.end(name);
  const seconds = Math.round((Date.now() - started) / 1000);
  const failed = counted.failed > 0;
  board.say(
    `${failed ? '✗' : '✓'} ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`,
  );
  if (failed)
    board.say(told.length < counted.failed ? output.end().slice(-shown) : `  all that it wrote: ${file}`);
  const failures = failed && told.length === 0 ? read(output.end()) : told;
  return { ...counted, failures, seconds };
}

/**
 * Runs a stage, and what failed of it once more, when that is little and all of it tests: what passes then is flaky, and no failure.
 * @returns {Promise<Result>}
 */
async function runStage({ again, ...stage }, board, reports) {
  const { name } = stage;
  const { passed, failed, notRun = 0, failures, seconds } = await runOnce(stage, board, reports);
  const first = { name, passed, failed, failures, seconds, flaky: [] };
  const areTests = failures.length === failed && failures.every(({ file }) => file !== undefined);
  if (!again || failed === 0 || failed > mostFlaky || !areTests) return first;
  const second = await runOnce(again, board, reports);
  // Fewer than had failed were tried: then nothing is known of the others.
  if (second.passed + second.failed !== failed + notRun) return first;
  const { names = [] } = second;
  const flaky = failures.filter((failure) => names.some((one) => isOf(one, failure)));
  return {
    ...{ name, passed: passed + second.passed, failed: second.failed, failures: second.failures },
    ...{ flaky, seconds: seconds + second.seconds },
  };
}

const placeOf = (name = '') => name.split(' ')[0] ?? '';

/** Whether the test of this name is the one that failed; both begin with its place. @param {string} name @param {Told} failure */
const isOf = (name, { test }) => placeOf(test).endsWith(placeOf(name));

/**
 * Runs the stages, two at a time, in this order.
 * @param {Stage[]} stages
 * @param {{ board?: ReturnType<typeof createBoard>, reports?: string }} [options] `reports`: folder of the logs, which is there
 * @returns {Promise<Result[]>} in the order in which they ended
 */
export async function runStages(stages, { board = createBoard(), reports = '.cache/reports' } = {}) {
  const waiting = [...stages];
  /** @type {Result[]} */
  const results = [];
  const timer = setInterval(board.tick, 1000);
  const worker = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift())
      results.push(await runStage(stage, board, reports));
  };
  await Promise.all([worker(), worker()]);
  clearInterval(timer);
  return results;
}
