import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A data folder of its own, removed when the measurement ends. */
export function temporaryData() {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-bench-'));
  // Under root the database runs as another user, who must be able to reach its folder.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface PortalOptions {
  port: number;
  /** Data folder. */
  data: string;
  env?: Record<string, string>;
}

/** Starts the built portal as a process of its own and waits until it answers. */
export async function startPortal({ port, data, env = {} }: PortalOptions) {
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), BYGGTUN_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Byggtun kjører på')) resolve();
    });
    child.once('exit', () => reject(new Error('the portal did not start')));
  });
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    /** Ends it as a person or an outage would; resolves when it is gone. */
    end: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}
