import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from './builders/releases';
import { cleanUp } from './cleanUp';

/** A folder in which room can be short. */
interface SmallDisk {
  folder: string;
  /** Leaves about so many bytes. */
  leave: (bytes: number) => void;
  free: () => void;
}

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' });

/** A disk of 8 MB in memory. Throws where this may not be made. */
const realDisk = (): SmallDisk => {
  const folder = temporaryFolder();
  run('mount', '-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder);
  cleanUp(() => Promise.resolve(run('umount', folder)));
  const filler = join(folder, 'filler');
  return {
    folder,
    leave: (bytes) => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    free: () => rmSync(filler, { force: true }),
  };
};

/** This process and those that it has started. */
const processes = () => {
  const own = String(process.pid);
  return [own, ...readFileSync(`/proc/self/task/${own}/children`, 'utf8').split(' ').filter(Boolean)];
};

/** Without the right to make a disk: no file of these processes gets any larger, which the system says in the same way. */
const smallFiles = (): SmallDisk => {
  const limit = (bytes: number | 'unlimited') => {
    for (const pid of processes()) run('prlimit', '--pid', pid, `--fsize=${bytes}:`);
  };
  return { folder: temporaryFolder(), leave: limit, free: () => limit('unlimited') };
};

/** A folder whose disk can be made full. */
export const smallDisk = (): SmallDisk => {
  try {
    return realDisk();
  } catch {
    return smallFiles();
  }
};
