// @ts-check
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { tsImport } from 'tsx/esm/api';

import { root } from '../webpack/packageFolders.mjs';

/**
 * A build in a portal of its own.
 * `publicPort`: where browsers find it, when that is another port.
 * @typedef {{ name: string, dist: string, port: number, publicPort?: number }} Form
 * @typedef {{ address: string, stop: () => Promise<void> }} RunningPortal
 */

/** Releases a build into a new store and runs it, with data of its own. @param {Form} form @returns {Promise<RunningPortal>} */
export async function startPortal({ name, dist, port, publicPort = port }) {
  const releases = join(root, '.cache/bench', name, 'releases');
  await rm(releases, { recursive: true, force: true });
  const { publishBuilt } = await tsImport('../release/publishBuilt.ts', import.meta.url);
  await publishBuilt(releases, dist);
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BYGGTUN_PUBLIC_URL: `http://localhost:${publicPort}`,
      BYGGTUN_RELEASES: releases,
      BYGGTUN_DATA: join(root, '.cache/bench', name, 'data'),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A measurement that fails takes its portals along.
  process.once('exit', () => child.kill());
  const stop = () =>
    new Promise((/** @type {(value: void) => void} */ resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the portal ended with code ${code}`)));
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      if (chunk.toString().includes('Byggtun kjører')) resolve({ address: `http://localhost:${port}`, stop });
    });
  });
}
