import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { walkingBrowsers } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'byggtun-browsers-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A program that only says its version. */
const browser = (name, version) => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho '${version}'\n`);
  chmodSync(path, 0o755);
  return path;
};
const shell = browser('shell', 'Chromium 156.0.1 built on Debian');
process.env.HEADLESS_SHELL_PATH = shell;

test('the browser without windows is named, since it walks nearly all', () => {
  const whole = browser('same', 'Chromium 156.0.1');
  assert.deepEqual(walkingBrowsers(whole), [`Chromium 156.0.1 built on Debian (${shell})`]);
});

test('the whole one too where it is of another version', () => {
  const whole = browser('other', 'Chromium 157.0.2');
  assert.deepEqual(walkingBrowsers(whole), [
    `Chromium 156.0.1 built on Debian (${shell})`,
    `Chromium 157.0.2 (${whole})`,
  ]);
});
