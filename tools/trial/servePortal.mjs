// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs the built server of a checkout on a release store. @param {{ folder: string, releases: string, port: number }} where */
export async function servePortal({ folder, releases, port }) {
  const address = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BYGGTUN_RELEASES: releases,
      BYGGTUN_DATA: join(folder, '.cache/trial/data'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('exit', () => resolve()));
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the portal ended with code ${code}`)));
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      if (chunk.toString().includes('Byggtun kjører')) resolve(undefined);
    });
  });
  return {
    address,
    /** What is live, by name. @returns {Promise<Record<string, string>>} */
    versions: async () => {
      const { shell, areas } = await fetch(`${address}/remotes.json`).then((answer) => answer.json());
      const live = areas.map(
        (/** @type {{ manifest: { name: string, version: string } }} */ { manifest }) => [
          manifest.name,
          manifest.version,
        ],
      );
      return Object.fromEntries([['shell', shell.version], ...live.sort()]);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
