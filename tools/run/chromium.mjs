import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { root } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (programs) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)));

const firstProgram = (paths) => paths.find((path) => path && isProgram(path));

const installed = () => firstProgram([process.env.CHROMIUM_PATH ?? '', ...onPath(names), ...usual]);

/** Playwright's own build, where it has been downloaded. */
const downloaded = () => {
  const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

const run = (command, args, cwd = root) =>
  spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian's packager gives up at once where another is at work; a second checkout's test waits for the first one's. */
const aptGet = (/** @type {string[]} */ ...args) =>
  run('flock', ['--wait', '600', join(tmpdir(), 'byggtun-apt.lock'), 'apt-get', '-qq', ...args]);

const installDebians = () => {
  console.log('Finner ingen Chromium; henter Debians pakker …');
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell');
  return installed();
};

const downloadPlaywrights = () => {
  console.log('Henter Playwrights egen Chromium …');
  run('npx', ['playwright', 'install', 'chromium'], `${root}e2e`);
  return downloaded();
};

/**
 * Path of a Chromium: an installed one, else Debian's package where this user may install it, else Playwright's own
 * download, which needs a network that not every machine has. Undefined when none is to be had.
 * @returns {string | undefined}
 */
export const findChromium = () =>
  installed() ?? downloaded() ?? (isDebianRoot() ? installDebians() : undefined) ?? downloadPlaywrights();

/** Path of an installed Chromium without windows, which walks journeys in four fifths of the time. @returns {string | undefined} */
export const findHeadlessShell = () =>
  firstProgram([
    process.env.HEADLESS_SHELL_PATH ?? '',
    ...onPath(['chromium-headless-shell', 'chrome-headless-shell']),
  ]);

/** What the browser says of its version; Debian's renews itself under the tests. @param {string} path */
const versionOf = (path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';

const numberIn = (/** @type {string} */ version) => version.split(' ').find((word) => /^\d/.test(word));

/**
 * What walks journeys, with version and path: the browser without windows, and the whole one where that is of another version.
 * @param {string} chromium path of the whole one
 */
export function walkingBrowsers(chromium) {
  const walking = findHeadlessShell() ?? chromium;
  const version = versionOf(walking);
  const whole = versionOf(chromium);
  const other = numberIn(version) === numberIn(whole) ? [] : [`${whole} (${chromium})`];
  return [`${version} (${walking})`, ...other];
}
