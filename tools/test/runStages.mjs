import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

import { createBoard } from './board.mjs';
import { gate } from './counts.mjs';
import { partOutput } from './told.mjs';

/**
 * @typedef {import('./counts.mjs').Count} Count
 * @typedef {{ name: string, command: string, args: string[], cwd?: string, env?: Record<string, string>, count?: import('./counts.mjs').Counting }} Stage
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
 * Runs one stage. Its failures are shown as its runner tells of them, and its other output only when it fails for what was not told.
 * @param {Stage} stage @param {ReturnType<typeof createBoard>} board @param {string} reports folder of its log
 * @returns {Promise<Count>}
 */
function runStage({ name, command, args, cwd, env, count = gate }, board, reports) {
  const started = Date.now();
  const file = `${reports}/${name.replace(/\W+/g, '-')}.log`;
  const output = createOutput(file);
  board.start(name);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const streams = [child.stdout, child.stderr].map((stream) => {
      const parted = partOutput({ onTold: (told) => board.told(name, told), onText: output.add });
      stream.setEncoding('utf8').on('data', parted.take);
      return parted;
    });
    child.on('error', (error) => output.add(`${error}\n`));
    child.on('close', async (code) => {
      for (const stream of streams) stream.end();
      await output.close();
      const counted = count(output.end(), code === 0);
      const told = board.end(name);
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      const failed = counted.failed > 0;
      board.say(
        `${failed ? '✗' : '✓'} ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`,
      );
      if (failed)
        board.say(told < counted.failed ? output.end().slice(-shown) : `  all that it wrote: ${file}`);
      resolve(counted);
    });
  });
}

/**
 * Runs the stages, two at a time, in this order.
 * @param {Stage[]} stages
 * @param {{ board?: ReturnType<typeof createBoard>, reports?: string }} [options] `reports`: folder of the logs, which is there
 * @returns {Promise<Count[]>}
 */
export async function runStages(stages, { board = createBoard(), reports = '.cache/reports' } = {}) {
  const waiting = [...stages];
  /** @type {Count[]} */
  const counts = [];
  const timer = setInterval(board.tick, 1000);
  const worker = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift())
      counts.push(await runStage(stage, board, reports));
  };
  await Promise.all([worker(), worker()]);
  clearInterval(timer);
  return counts;
}
