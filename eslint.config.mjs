import js from '@eslint/js';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { ceilings } from './tools/lint/ceilings.mjs';
import { importLocks } from './tools/lint/importLocks.mjs';

const typescript = ['**/*.ts', '**/*.tsx'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '.cache/**',
      'api/.tests-*/**',
      '**/test-results/**',
      'tools/trial/area/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { 'simple-import-sort': simpleImportSort, regexp },
    rules: {
      'simple-import-sort/imports': 'error',
      'simple-import-sort/exports': 'error',
      eqeqeq: 'error',
      'no-nested-ternary': 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-param-reassign': 'error',
      'prefer-const': 'error',
      // A pattern that takes much longer for a text twice as long stops the server for everybody.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'max-lines': ['error', { max: 250 }],
    },
  },
  {
    files: typescript,
    // The rules that ask for types are oxlint's (.oxlintrc.json): in a tenth of the time.
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['shell/**/*.test.tsx', 'shared/**/*.test.tsx', 'mf-*/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
  },
  { files: ['e2e/**/*.ts'], extends: [playwright.configs['flat/recommended']] },
  { files: ['**/*.mjs', '**/*.cjs'], languageOptions: { globals: globals.node } },
  // The commands talk to the person at the terminal.
  { files: ['tools/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
  ceilings,
  ...importLocks,
);
