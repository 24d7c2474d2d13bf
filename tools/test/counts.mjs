import { readFileSync } from 'node:fs';

/**
 * How many tests or checks of a stage passed and failed.
 * @typedef {{ passed: number, failed: number, notRun?: number, names?: string[] }} Count `notRun`: those that were not begun since one before them in a
 *   serial file failed; `names`: of the tests that passed, where the runner reports them
 * @typedef {(output: string, ok: boolean) => Count} Counting from the end of a stage's output, and whether its command ended with 0
 */

/** A gate is one check: it holds or it does not. @type {Counting} */
export const gate = (_output, ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** At least one failure when the command failed, whatever it counted. @returns {Count} */
const honest = (passed, failed, ok) => ({ passed, failed: ok ? failed : Math.max(failed, 1) });

/** Counts of node's own test runner, read from its closing lines. @type {Counting} */
export const countNodeTests = (output, ok) => {
  const number = (word) => Number(output.match(new RegExp(`^(?:#|ℹ) ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  const passed = number('pass');
  return honest(passed, number('fail') + number('cancelled') || (passed === 0 ? 1 : 0), ok);
};

/** Counts of a report that Jest wrote as JSON. @type {(file: string) => Counting} */
export const countJest = (file) => (_output, ok) => {
  const report = readJson(file);
  return honest(report?.numPassedTests ?? 0, report?.numFailedTests ?? 1, ok);
};

/** Counts of a report that Playwright wrote as JSON. @type {(file: string) => Counting} */
export const countPlaywright = (file) => (_output, ok) => {
  const report = readJson(file);
  const { expected = 0, unexpected = 1 } = report?.stats ?? {};
  const specs = specsOf(report?.suites ?? []);
  const passed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'expected'));
  const notRun = specs.filter(({ tests }) => tests.some(wasNotRun)).length;
  const names = passed.map(({ file, line, title }) => `${file}:${line} ${title}`);
  return { ...honest(expected, unexpected, ok), notRun, names };
};

const wasNotRun = ({ status, expectedStatus }) => status === 'skipped' && expectedStatus !== 'skipped';

const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};
