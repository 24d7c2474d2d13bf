import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { signIn } from '../support/signIn';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = join(root, 'mf-projects/src/project/ProjectListPage.tsx');
const port = 4196;
const data = join(tmpdir(), 'byggtun-e2e-development');
const source = readFileSync(page, 'utf8');
let portal: ChildProcess;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async ({ request }) => {
  test.setTimeout(240_000);
  rmSync(data, { recursive: true, force: true });
  portal = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), BYGGTUN_DATA: data },
    stdio: 'ignore',
    detached: true,
  });
  await expect(async () => {
    for (const path of ['/', '/remotes.json', '/api/health']) {
      expect((await request.get(`http://localhost:${port}${path}`)).status()).toBe(200);
    }
  }).toPass({ timeout: 200_000 });
});

test.afterAll(async () => {
  writeFileSync(page, source);
  const ended = new Promise((resolve) => portal.once('exit', resolve));
  // Ctrl-C in a terminal reaches the whole group.
  if (portal.pid) process.kill(-portal.pid, 'SIGINT');
  await ended;
});

test('an edit of an area shows in the portal without a reload, and what was typed stays', async ({
  page: browser,
}) => {
  await signIn(browser, 'kari', '/projects');
  await browser.getByRole('searchbox').fill('Oslo');
  await browser.evaluate(() => Object.assign(window, { marked: true }));
  await expect(browser.getByRole('heading', { name: 'Alle prosjekter' })).toBeVisible();

  writeFileSync(page, source.replace('heading="Alle prosjekter"', 'heading="Alle våre prosjekter"'));
  // The first edit after a cold start may have to wait until webpack has written its cache.
  await expect(browser.getByRole('heading', { name: 'Alle våre prosjekter' })).toBeVisible({
    timeout: 90_000,
  });
  await expect(browser.getByRole('searchbox')).toHaveValue('Oslo');
  expect(await browser.evaluate(() => 'marked' in window)).toBe(true);
});
