import { spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { StartError } from '../../start/StartError';
import type { Access } from './access';
import type { Placement } from './placement';
import { probe, type ProbeResult } from './probe';
import type { ServerUser } from './serverUser';

const timeout = 60_000;

/** Asks until the server is no longer on its way up. */
export const settle = async (
  access: Access,
  cluster: string,
  isGone: () => boolean,
): Promise<ProbeResult> => {
  const end = Date.now() + timeout;
  for (;;) {
    const result = await probe(access, cluster);
    if (result === 'own' || result === 'other' || isGone() || Date.now() > end) return result;
    await sleep(50);
  }
};

/**
 * Starts the server in a process group of its own, so that Ctrl-C reaches this process first and the database last.
 * @throws StartError with the end of its log when it does not come up.
 */
export const launchServer = async (
  placement: Placement,
  user: ServerUser | undefined,
  access: Access,
  options: string[],
) => {
  const cluster = join(placement.home, 'cluster');
  const logFile = join(placement.home, 'server.log');
  const log = openSync(logFile, 'w', 0o600);
  if (user) chownSync(logFile, user.uid, user.gid);
  const args = ['-D', cluster, '-p', String(access.port), ...options.flatMap((option) => ['-c', option])];
  const child = spawn(join(placement.native, 'bin', 'postgres'), args, {
    ...user,
    cwd: placement.home,
    env: { ...process.env, LC_ALL: 'C', HOME: placement.home },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  let isGone = false;
  child.once('error', () => (isGone = true));
  child.once('exit', () => (isGone = true));
  child.unref();
  const result = await settle(access, cluster, () => isGone);
  if (result === 'own') return;
  const reason = readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' ');
  throw new StartError(`Den innebygde databasen startet ikke: ${reason || result}`);
};
