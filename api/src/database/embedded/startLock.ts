import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../../start/StartError';

/** Start time of a process in clock ticks on Linux; tells a living holder from a reused process id. */
const startedAt = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isHolderAlive = (content: string): boolean => {
  const [pid, started] = content.trim().split(' ');
  if (!pid) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === undefined || started === startedAt(Number(pid));
};

const takenError = (folder: string) =>
  new StartError(
    `Byggtun kjører allerede på datamappen ${folder}. Stopp den, eller velg en annen mappe med BYGGTUN_DATA.`,
  );

/** Puts a dead holder's file out of the way; a file that a faster starter put there meanwhile goes back. */
const removeStale = (file: string, folder: string, seen: string) => {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const isOther = readFileSync(aside, 'utf8') !== seen;
  if (isOther) linkSync(aside, file);
  rmSync(aside);
  if (isOther) throw takenError(folder);
};

/**
 * Makes this process the only one that runs on the data folder; answers the function that lets go of it.
 * @throws StartError when another living process holds it, or when the folder can't be written.
 */
export const takeStartLock = (folder: string): (() => void) => {
  const file = join(folder, 'start.lock');
  const mine = `${process.pid} ${startedAt(process.pid)}`.trim();
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StartError(`Datamappen ${folder} er ikke skrivbar. Velg en annen med BYGGTUN_DATA.`, {
          cause: error,
        });
      }
    }
    const seen = readFileSync(file, 'utf8');
    if (isHolderAlive(seen)) throw takenError(folder);
    removeStale(file, folder, seen);
  }
};
