import { spawn } from 'node:child_process';
import { join } from 'node:path';

import type { Placement } from './placement';
import type { ServerUser } from './serverUser';

/** Runs one of PostgreSQL's own programs to its end. @throws Error with what the program wrote when it fails. */
export const runTool = (
  { native, home }: Placement,
  user: ServerUser | undefined,
  tool: string,
  args: string[],
) =>
  new Promise<void>((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C', HOME: home };
    const child = spawn(join(native, 'bin', tool), args, {
      ...user,
      env,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    let written = '';
    child.stderr.on('data', (data: Buffer) => (written += data.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${tool}: ${written.trim()}`))));
  });
