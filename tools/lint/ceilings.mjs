/**
 * How long a test waits stands in one place for each runner: `e2e/playwright.config.ts` and `e2e/support/soon.ts` for journeys,
 * `tools/jest/setup.mjs` for screens. A number of milliseconds of a test's own is a guess about the machine.
 */
export const ceilings = {
  files: ['e2e/journeys/**/*.ts', 'shell/**/*.test.tsx', 'shared/**/*.test.tsx', 'mf-*/**/*.test.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'Property[key.name="timeout"][value.type="Literal"]',
        message: 'How long a test waits stands in one place for each runner (tools/lint/ceilings.mjs).',
      },
      {
        selector:
          'CallExpression[callee.object.name="test"][callee.property.name="setTimeout"][arguments.0.type="Literal"]',
        message: "How long a test may take stands in the runner's configuration (tools/lint/ceilings.mjs).",
      },
      {
        selector: 'CallExpression[callee.name="setTimeout"][arguments.1.value>=1000]',
        message: 'Wait for what is expected or hold the answer; a pause is a guess about the machine.',
      },
    ],
  },
};
