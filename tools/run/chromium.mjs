import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
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

const installed = () =>
  [
    process.env.CHROMIUM_PATH ?? '',
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    ...usual,
  ].find((path) => path && isProgram(path));

/** Playwright's own build, where it has been downloaded. */
const downloaded = async () => {
  const { chromium } = await import(createRequire(`${root}e2e/package.json`).resolve('@playwright/test'));
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

const run = (command, args, cwd = root) =>
  spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Path of a Chromium: an installed one, else Playwright's own download, else Debian's package when this user may
 * install it. Undefined when none is to be had.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const found = installed() ?? (await downloaded());
  if (found) return found;
  console.log('Finner ingen Chromium; henter Playwrights egen …');
  run('npx', ['playwright', 'install', 'chromium'], `${root}e2e`);
  const fetched = await downloaded();
  if (fetched || !isDebianRoot()) return fetched;
  console.log('Henter Debians pakke chromium …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium']);
  return installed();
}
