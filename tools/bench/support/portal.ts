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

/** One person stands for many: all of them sign in from one address and at once, and call as often as many would. */
export const crowd = {
  BYGGTUN_LIMIT_CALLS_AT_ONCE: '256',
  BYGGTUN_LIMIT_CALLS_PER_MINUTE: '1000000',
  BYGGTUN_LIMIT_ADDRESS_CALLS_PER_MINUTE: '1000000',
  BYGGTUN_LIMIT_LISTS_AT_ONCE: '64',
  BYGGTUN_LIMIT_CONNECTIONS_PER_ADDRESS: '5000',
  BYGGTUN_LIMIT_SIGN_IN_PAGES_PER_MINUTE: '100000',
  BYGGTUN_LIMIT_SIGN_IN_CALLS_PER_MINUTE: '100000',
  BYGGTUN_LIMIT_SIGN_INS_WAITING: '10000',
  BYGGTUN_LIMIT_SIGN_INS_AT_ONCE: '4',
};

interface PortalOptions {
  port: number;
  /** Data folder. */
  data: string;
  env?: Record<string, string>;
  /** The server's built program, when it is another build's; relative to the project. */
  program?: string;
  /** The limits as they are by default: every person stands for one. */
  asOne?: boolean;
}

/** Starts the built portal as a process of its own and waits until it answers. */
export async function startPortal({
  port,
  data,
  env = {},
  program = 'api/dist/main.js',
  asOne = false,
}: PortalOptions) {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // As the supervisor of `npm start` gives it.
      MALLOC_ARENA_MAX: '2',
      PORT: String(port),
      BYGGTUN_DATA: data,
      ...(!asOne && crowd),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Before the data folder is removed, which fails while it is written to, and would leave this running.
  process.prependListener('exit', () => child.kill('SIGKILL'));
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
