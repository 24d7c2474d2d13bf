import { spawn } from 'node:child_process';

import { JobError } from './JobError';
import { workEnvironment } from './workEnvironment';

/** What a program may take. */
export interface RunBounds {
  /** Milliseconds after which it is ended. */
  timeout: number;
  /** Of all its threads; it ends by that even when this process has died meanwhile. */
  cpuSeconds: number;
  /** What any file that it writes may have at most, megabytes. */
  fileMegabytes: number;
  /** Address space, megabytes; left out where a program reserves far more than it uses. */
  addressMegabytes?: number;
}

/** What the system itself holds a program to, as the shell sets it; a system that does not know one goes on without it. */
const limited = ({ cpuSeconds, fileMegabytes, addressMegabytes }: RunBounds): string => {
  const limits = [`-t ${cpuSeconds}`, `-f ${fileMegabytes * 2048}`];
  if (addressMegabytes !== undefined) limits.push(`-v ${addressMegabytes * 1024}`);
  return [...limits.map((one) => `ulimit ${one} 2>/dev/null`), 'exec "$0" "$@"'].join('; ');
};

/** Ends a program and all that it has started. */
const endGroup = (pid: number | undefined): void => {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
};

/**
 * Runs a program in a process group of its own, which is ended whole when it takes too long, when the program ends before what it has
 * started, and when this process ends.
 * @returns its exit code; null when it was ended by a signal
 * @throws JobError `timeout`; 'ended' when it can't be started
 */
export const runLimited = (
  [command, ...rest]: readonly [string, ...string[]],
  bounds: RunBounds,
): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const isPosix = process.platform !== 'win32';
    const [program, args] = isPosix
      ? ['/bin/sh', ['-c', limited(bounds), command, ...rest]]
      : [command, rest];
    const child = spawn(program, args, {
      env: workEnvironment(process.env),
      stdio: 'ignore',
      detached: isPosix,
      windowsHide: true,
    });
    const end = () => endGroup(child.pid);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, bounds.timeout);
    process.once('exit', end);
    const settle = (say: () => void) => {
      clearTimeout(timer);
      process.off('exit', end);
      end();
      say();
    };
    child.once('error', () => settle(() => reject(new JobError('ended'))));
    child.once('exit', (code) => settle(() => (isLate ? reject(new JobError('timeout')) : resolve(code))));
  });
