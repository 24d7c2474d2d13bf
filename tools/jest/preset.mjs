// @ts-check
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { antdFile } from './antdFile.mjs';

const require = createRequire(import.meta.url);
const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

/** Tests of a React package: `jest.config.mjs` says `export { preset as default } from '@byggtun/tools/jest/preset.mjs'`. */
export const preset = {
  testEnvironment: fileURLToPath(new URL('environment.cjs', import.meta.url)),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // `npm run test:dates`
  setupFiles: process.env.FAKED_CLOCK
    ? [fileURLToPath(new URL('../dates/shiftScreen.mjs', import.meta.url))]
    : [],
  setupFilesAfterEnv: [fileURLToPath(new URL('setup.mjs', import.meta.url))],
  transform: { '\\.(m?js|tsx?)$': swc },
  // These packages are written as modules only, which jest does not read from node_modules.
  transformIgnorePatterns: [
    'node_modules/(?!\\.pnpm|@byggtun|@ant-design|@rc-component|antd/|single-spa|@azure|swr|react-router)',
  ],
  moduleNameMapper: {
    '^antd$': antdFile(),
    // jsdom draws nothing, and has no workers.
    '^pdfjs-dist/': fileURLToPath(new URL('pdfjs.cjs', import.meta.url)),
    '\\.css$': fileURLToPath(new URL('style.cjs', import.meta.url)),
  },
};
