/** @typedef {import('./runStages.mjs').Result} Result */

/** More failures than so many are counted: the last 40 lines have room for them, and for what npm says after its script. */
const mostNamed = 30;

/** What an error begins with; the rest stands in the log. */
export const firstLine = (message = '') => message.split('\n').find((line) => line.trim() !== '') ?? '';

/** @param {string} name @param {import('./told.mjs').Told} failure */
const lineOf = (name, { test, message, trace }) => {
  const line = `✗ ${[name, test, firstLine(message)].filter(Boolean).join(': ')}`.slice(0, 300);
  return trace ? `${line} · ${trace}` : line;
};

/** The failures of a stage, each in a line; a stage that tells of none is named itself. @param {Result} result @returns {string[]} */
const linesOf = ({ name, failed, failures }) => {
  const named = failures.filter(({ test }) => test).map((failure) => lineOf(name, failure));
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

/**
 * The last lines of a run: on what it ran, how long each stage took, what was flaky, each failure by name with the first line of its error and
 * where its trace lies.
 * @param {readonly Result[]} results
 * @param {readonly (string | undefined)[]} [ranOn] machine and browser
 * @returns {string[]} the last one sums up: 'N passed, N failed'
 */
export function summaryOf(results, ranOn = []) {
  const times = results.map(({ name, seconds }) => `${name} ${seconds} s`).join(' · ');
  const failures = results.map(linesOf);
  const more = failures.flat().length - mostNamed;
  const sum = (/** @type {'passed' | 'failed'} */ part) =>
    results.reduce((total, result) => total + result[part], 0);
  const where = ranOn.filter(Boolean).join(' · ');
  return [
    ...(where ? [where] : []),
    ...(times ? [times] : []),
    ...results.flatMap(({ flaky }) => flaky.map((test) => `FLAKY ${test}`)),
    ...someOfEach(failures),
    ...(more > 0 ? [`✗ and ${more} more`] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
