import { spawn, spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { copyData } from './copyData';
import { dataFolder, releasesFolder } from './portalUnderTest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A portal with a release store of its own, so that a journey can release without disturbing the others. */
export interface OwnPortal {
  url: string;
  /** Folder of its store. */
  store: string;
  /** Carries out `npm run release -- …` on its store; answers the exit code and what was said. */
  release: (...line: string[]) => { code: number | null; said: string };
  stop: () => Promise<void>;
}

/** Starts the built portal on copies of what the portal under test has released and of the data that it began with, with these settings. */
export async function startOwnPortal(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnPortal> {
  const folder = join(tmpdir(), `byggtun-e2e-${port}`);
  const store = join(folder, 'releases');
  rmSync(folder, { recursive: true, force: true });
  copyData(`${dataFolder}-seeded`, folder);
  rmSync(store, { recursive: true, force: true });
  cpSync(releasesFolder, store, { recursive: true });
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BYGGTUN_DATA: folder,
      BYGGTUN_RELEASES: store,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the portal ended with code ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Byggtun kjører')) resolve();
    });
  });
  return {
    url: `http://localhost:${port}`,
    store,
    release: (...line) => {
      const args = ['tools/run/release.mjs', ...line, '--to', store, '--by', 'Kari'];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      return { code: status, said: stdout + stderr };
    },
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
