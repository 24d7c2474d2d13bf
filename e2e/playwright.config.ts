import { defineConfig } from '@playwright/test';

import { journeys } from '../tools/test/ceilings';
import {
  converterUrl,
  dataFolder,
  infotechKey,
  portalUrl,
  timeRegistrationUrl,
} from './support/portalUnderTest';
import { ports } from './support/ports';

/** Journeys about what a headless shell does not have: its own page about cookies, and portals that are installed. */
const wholeBrowser = /shell\/(cookies|installable)\.spec\.ts/;

/** A browser by its path; without one, Playwright's own. */
const browser = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    // Without it, Chromium saves a file whose name has an ø as 'download'.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  },
});
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  // What fails is walked once more at the end, alone and on data made anew (tools/README.md); a second try on the same data proves nothing.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: journeys.test,
  expect: { timeout: journeys.wait, toPass: { timeout: journeys.longWait } },
  reporter: [['list']],
  use: {
    baseURL: portalUrl,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: { width: 1280, height: 900 },
    // As at somebody's first visit: installing the service worker takes a second of the processor's time, four seconds after each journey's
    // first page, a quarter of all that journeys take. Those about what it does allow it (README).
    serviceWorkers: 'block',
    // Each action with the page as it was; no film of it, which takes as much of the processor as all the rest together. `npm test` keeps
    // only what is walked once more (tools/test/stages.mjs): it takes a tenth of the processor.
    trace: { mode: 'retain-on-failure', screenshots: false },
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
      PORT: String(ports.portal),
      BYGGTUN_DATA: dataFolder,
      BYGGTUN_CONVERTER: converterUrl,
      BYGGTUN_TIME_REGISTRATION_URL: timeRegistrationUrl,
      INFOTECH_KEY: infotechKey,
      LOG_LEVEL: 'warn',
    },
    timeout: journeys.start,
    gracefulShutdown: { signal: 'SIGTERM', timeout: journeys.stop },
    stdout: 'pipe',
  },
});
