import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { besideTest } from './besideTest';
import { cleanUp } from './cleanUp';

/** Starts the real server as a process of its own, with these settings; ended after the file's tests. */
export const runMain = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [fileURLToPath(besideTest(import.meta.url, '../main'))], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (written.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (written.err += data.toString()));
  cleanUp(() => Promise.resolve(child.kill('SIGKILL')));
  return { child, written };
};

/** The code with which it ends. */
export const codeOf = async (child: ChildProcess): Promise<number | null> => {
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
};

/** A data folder that the embedded database's user can reach; removed after the file's tests. */
export const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-start-'));
  chmodSync(folder, 0o755);
  cleanUp(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  return folder;
};
