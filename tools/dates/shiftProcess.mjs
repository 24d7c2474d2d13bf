import { isMainThread } from 'node:worker_threads';

import { shiftDate } from './shiftDate.mjs';

// Loaded before a program (`NODE_OPTIONS=--import`). Each test file begins at the clock's time, however long others have taken;
// what it starts has the clock that it has.
const { env } = process;
const isTestFile =
  isMainThread && env.NODE_TEST_CONTEXT !== undefined && /\.test\.[cm]?[jt]s$/.test(process.argv[1] ?? '');
if (isTestFile || env.FAKED_CLOCK_SHIFT === undefined)
  env.FAKED_CLOCK_SHIFT = String(Date.parse(env.FAKED_CLOCK ?? '') - Date.now());
shiftDate(globalThis, Number(env.FAKED_CLOCK_SHIFT));
