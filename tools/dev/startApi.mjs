// @ts-check
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { foldersOf } from '../run/folders.mjs';
import { root } from '../webpack/packageFolders.mjs';

/** Runs the API from its sources, anew at every change. @param {number} port @param {number} publicPort the port the browser sees */
export function startApi(port, publicPort) {
  const tsx = createRequire(join(root, 'tools/package.json')).resolve('tsx/cli');
  const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'src/main.ts'], {
    cwd: join(root, 'api'),
    env: {
      ...process.env,
      PORT: String(port),
      BYGGTUN_PUBLIC_URL: process.env.BYGGTUN_PUBLIC_URL ?? `http://localhost:${publicPort}`,
      // The portal that the API serves itself may take areas from here, so that overrides can be tried.
      AREA_ORIGINS: process.env.AREA_ORIGINS ?? `http://localhost:${publicPort}`,
      BYGGTUN_OVERRIDES: process.env.BYGGTUN_OVERRIDES ?? 'everyone',
      KIOSK_HOSTS: process.env.KIOSK_HOSTS ?? `kiosk.localhost:${publicPort}`,
      ...foldersOf(process.env),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Out of the terminal's group: Ctrl-C must reach it once, through stop(), as a second signal would cut it off.
    detached: true,
  });
  return {
    /** Ends it; resolves when it has ended, its database too. */
    stop: () =>
      new Promise((/** @type {(value: void) => void} */ resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
