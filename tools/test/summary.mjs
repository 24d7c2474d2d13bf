/** @typedef {import('./runStages.mjs').Result} Result */

/** More failures than so many are counted: the end of a log has room for them. */
const mostNamed = 30;

const firstLine = (message = '') => message.split('\n').find((line) => line.trim() !== '') ?? '';

/**
 * The last lines of a run: how long each stage took, each failure by name with the first line of its error, and what was flaky.
 * @param {readonly Result[]} results @returns {string[]} the last one sums up: 'N passed, N failed'
 */
export function summaryOf(results) {
  const times = results.map(({ name, seconds }) => `${name} ${seconds} s`).join(' · ');
  const failures = results.flatMap(({ name, failed, failures: told }) => {
    const named = told.flatMap(({ test, message }) =>
      test ? [`✗ ${name}: ${test}: ${firstLine(message)}`.slice(0, 300)] : [],
    );
    return failed > 0 && named.length === 0 ? [`✗ ${name}`] : named;
  });
  const more = failures.length - mostNamed;
  const sum = (/** @type {'passed' | 'failed'} */ part) =>
    results.reduce((total, result) => total + result[part], 0);
  return [
    times,
    ...failures.slice(0, mostNamed),
    ...(more > 0 ? [`✗ and ${more} more`] : []),
    ...results.flatMap(({ flaky }) => flaky.map((test) => `FLAKY ${test}`)),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
