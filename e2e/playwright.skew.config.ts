import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { journeys as ceilings } from '../tools/test/ceilings';
import journeys from './playwright.config';
import { ports } from './support/ports';

/** Which release the shell is of, and which the areas. */
const skews = [
  ['current', 'previous'],
  ['previous', 'current'],
] as const;
const portOf = (index: number) => String(ports.skew[index]);

/** The smoke journey with the shell of one release and the areas of another; `npm run keep` keeps the previous one. */
export default defineConfig({
  ...journeys,
  testDir: 'skew',
  outputDir: '../.cache/e2e-skew-results',
  projects: skews.map(([shell, areas], index) => ({
    name: `${shell} shell, ${areas} areas`,
    use: { baseURL: `http://localhost:${portOf(index)}`, serviceWorkers: 'allow' },
  })),
  webServer: skews.map(([shell, areas], index) => ({
    command: `node skew/startSkewed.mjs ${shell} ${areas}`,
    url: `http://localhost:${portOf(index)}/api/health`,
    env: {
      PORT: portOf(index),
      BYGGTUN_DATA: join(tmpdir(), `byggtun-e2e-skew-${portOf(index)}`),
      LOG_LEVEL: 'warn',
    },
    timeout: ceilings.start,
    gracefulShutdown: { signal: 'SIGTERM', timeout: ceilings.stop },
    stdout: 'pipe',
  })),
});
