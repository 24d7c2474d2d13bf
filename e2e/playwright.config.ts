import { defineConfig } from '@playwright/test';

import { dataFolder, infotechKey, port, portalUrl, timeRegistrationUrl } from './support/portalUnderTest';

/** Journeys about what a headless shell does not have: its own page about cookies, and portals that are installed. */
const wholeBrowser = /shell\/(cookies|installable)\.spec\.ts/;

/** A browser by its path; without one, Playwright's own. */
const browser = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  },
});
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  // A second try on CI, whose machines stall; what needed it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Ceilings for a machine that has other work; they cost nothing where all goes well.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: portalUrl,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: { width: 1280, height: 900 },
    // Each action with the page as it was; no film of it, which takes as much of the processor as all the rest together. Where there is a
    // second try, it alone is kept: it takes a tenth of the processor.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    ...browser(HEADLESS_SHELL_PATH || CHROMIUM_PATH),
  },
  projects: [
    { name: 'journeys', testIgnore: wholeBrowser },
    { name: 'whole browser', testMatch: wholeBrowser, use: browser(CHROMIUM_PATH) },
  ],
  webServer: {
    command: 'node startPortal.mjs',
    url: `${portalUrl}/api/health`,
    env: {
      PORT: String(port),
      BYGGTUN_DATA: dataFolder,
      BYGGTUN_TIME_REGISTRATION_URL: timeRegistrationUrl,
      INFOTECH_KEY: infotechKey,
      LOG_LEVEL: 'warn',
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
