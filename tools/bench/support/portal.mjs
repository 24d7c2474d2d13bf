// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A data folder of its own, removed when the measurement ends. */
export function temporaryData() {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts the built portal as a process of its own and waits until it answers.
 * @param {{ port: number, data: string, env?: Record<string, string> }} options
 */
export async function startPortal({ port, data, env = {} }) {
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), BYGGTUN_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Byggtun kjører på') && resolve(undefined));
    child.once('exit', () => reject(new Error('the portal did not start')));
  });
  return {
    origin: `http://localhost:${port}`,
    pid: /** @type {number} */ (child.pid),
    /** Ends it as a person or an outage would; resolves when it is gone. @param {NodeJS.Signals} signal */
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}
