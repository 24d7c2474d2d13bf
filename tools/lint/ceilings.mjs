const waits = '/^(?:setTimeout|sleep|delay|timeout|waitForTimeout)$/';
const withTime = '/^(?:test|it|beforeAll|beforeEach|afterAll|afterEach)$/';
const number = 'Literal[value=type(number)][value>0]';

const inOnePlace = 'How long a test waits stands in one place for all of them (tools/test/ceilings.ts).';
const noPause =
  'Wait for what is expected, set the clock or hold the answer (`until`, `aWhile`): a pause is a guess about the machine.';

/**
 * No test has a number of milliseconds of its own: how long it waits at the most stands in `tools/test/ceilings.ts`. What is a setting of the
 * product for the test's sake has a name that says so.
 */
export const ceilings = {
  files: ['**/*.test.{ts,tsx,mjs}', 'e2e/**/*.{ts,mjs}'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: `Property[key.name="timeout"] ${number}`, message: inOnePlace },
      {
        selector: `CallExpression[callee.object.name=/^(?:test|jest)$/][callee.property.name="setTimeout"] ${number}`,
        message: inOnePlace,
      },
      { selector: `CallExpression[callee.name=${withTime}] > ${number}`, message: inOnePlace },
      { selector: `CallExpression[callee.name=${waits}] > ${number}`, message: noPause },
      {
        selector: `CallExpression[callee.object.name!=/^(?:test|jest)$/][callee.property.name=${waits}] > ${number}`,
        message: noPause,
      },
    ],
  },
};
