import { countFlaky, mostFlaky } from './flaky.mjs';
import { inALine } from './inALine.mjs';

/** @typedef {import('./runStages.mjs').Result} Result */

/** More failures than so many are counted: the last 40 lines have room for them, and for what npm says after its script. */
const mostNamed = 30;

/** The failures of a stage, each in a line; a stage that tells of none is named itself. @param {Result} result @returns {string[]} */
const linesOf = ({ name, failed, failures }) => {
  const named = failures.filter(({ test }) => test).map((failure) => `✗ ${inALine(name, failure)}`);
  return failed > 0 && named.length === 0 ? [`✗ ${name}`] : named;
};

/** The first of each list, then the second of each, while there is room; in the order of the lists. @param {string[][]} lists */
const someOfEach = (lists) =>
  lists
    .flatMap((list, at) => list.map((line, round) => ({ line, at, round })))
    .toSorted((one, other) => one.round - other.round)
    .slice(0, mostNamed)
    .toSorted((one, other) => one.at - other.at)
    .map(({ line }) => line);

const isTooFlaky = (/** @type {readonly Result[]} */ results) => countFlaky(results) > mostFlaky;

/** Whether a run has passed. @param {readonly Result[]} results */
export const isGreen = (results) => results.every(({ failed }) => failed === 0) && !isTooFlaky(results);

/**
 * The last lines of a run: on what it ran, how long each stage took, what was flaky, each failure by name with the first line of its error and
 * where its trace lies.
 * @param {readonly Result[]} results
 * @param {readonly (string | undefined)[]} [ranOn] machine and browsers
 * @returns {string[]} the last one sums up: 'N passed, N failed'
 */
export function summaryOf(results, ranOn = []) {
  const times = results.map(({ name, seconds }) => `${name} ${seconds} s`).join(' · ');
  const failures = results.map(linesOf);
  const more = failures.flat().length - mostNamed;
  const sum = (/** @type {'passed' | 'failed'} */ part) =>
    results.reduce((total, result) => total + result[part], 0);
  const tooFlaky = isTooFlaky(results)
    ? [`✗ ${countFlaky(results)} flaky tests: more than ${mostFlaky} in a run are no accident`]
    : [];
  const where = ranOn.filter(Boolean).join(' · ');
  return [
    ...(where ? [where] : []),
    ...(times ? [times] : []),
    ...results.flatMap(({ name, flaky }) => flaky.map((failure) => `FLAKY ${inALine(name, failure)}`)),
    ...someOfEach(failures),
    ...(more > 0 ? [`✗ and ${more} more`] : []),
    ...tooFlaky,
    `${sum('passed')} passed, ${sum('failed') + tooFlaky.length} failed`,
  ];
}
