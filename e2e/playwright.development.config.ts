import { defineConfig } from '@playwright/test';

import journeys from './playwright.config';

/** The walk through `npm run dev`, apart from the journeys: it starts that command itself. */
export default defineConfig({
  ...journeys,
  testDir: 'development',
  outputDir: '../.cache/e2e-development-results',
  workers: 1,
  projects: [{ name: 'development' }],
  webServer: [],
});
