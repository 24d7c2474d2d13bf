import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import { root } from './install.mjs';

/**
 * @typedef {{ passed: number, failed: number, flaky?: string[] }} Count `flaky`: names of tests that passed at a second try
 * @typedef {{ name: string, command: string, args: string[], cwd?: string, env?: Record<string, string>, count?: (output: string, ok: boolean) => Count }} Stage
 */

/** A gate is one check: it holds or it does not. @type {NonNullable<Stage['count']>} */
const gate = (_output, ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** At least one failure when the command failed, whatever it counted. @returns {Count} */
const honest = (passed, failed, ok) => ({ passed, failed: ok ? failed : Math.max(failed, 1) });

/** Counts of node's own test runner, read from its closing lines. @type {NonNullable<Stage['count']>} */
export const countNodeTests = (output, ok) => {
  const number = (word) => Number(output.match(new RegExp(`^(?:#|ℹ) ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  const passed = number('pass');
  return honest(passed, number('fail') + number('cancelled') || (passed === 0 ? 1 : 0), ok);
};

/** Counts of a report that Jest wrote as JSON. @type {(file: string) => NonNullable<Stage['count']>} */
export const countJest = (file) => (_output, ok) => {
  const report = readJson(file);
  return honest(report?.numPassedTests ?? 0, report?.numFailedTests ?? 1, ok);
};

/** Counts of a report that Playwright wrote as JSON. @type {(file: string) => NonNullable<Stage['count']>} */
export const countPlaywright = (file) => (_output, ok) => {
  const report = readJson(file);
  const { expected = 0, flaky = 0, unexpected = 1 } = report?.stats ?? {};
  return { ...honest(expected + flaky, unexpected, ok), flaky: flakyOf(report?.suites ?? []) };
};

const flakyOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...flakyOf(inner),
  ]);

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Runs one stage; its output is shown when it is over, so that two at a time stay readable. @param {Stage} stage @returns {Promise<Count>} */
export function runStage({ name, command, args, cwd, env, count = gate }) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk) => (output += chunk);
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => take(`${error}\n`));
    child.on('close', (code) => {
      const counted = count(output, code === 0);
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      const failed = counted.failed > 0;
      console.log(
        `${failed ? '✗' : '✓'} ${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`,
      );
      const log = `.cache/reports/${name.replace(/\W+/g, '-')}.log`;
      writeFileSync(`${root}${log}`, output);
      // Each runner says once more at its end what failed.
      if (failed) console.log(`${output.slice(-20_000)}\nAll that it wrote: ${log}`);
      resolve(counted);
    });
  });
}

/** Runs the stages, two at a time, in this order. @param {Stage[]} stages @returns {Promise<Count[]>} */
export async function runStages(stages) {
  const waiting = [...stages];
  /** @type {Count[]} */
  const counts = [];
  const worker = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) counts.push(await runStage(stage));
  };
  await Promise.all([worker(), worker()]);
  return counts;
}
