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

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

const takenError = (folder: string) =>
  new StartError(
    `Byggtun kjører allerede på datamappen ${folder}. Stopp den, eller velg en annen mappe med BYGGTUN_DATA.`,
  );

/** Unless somebody else has taken the place meanwhile, who then is the one. */
const putBack = (aside: string, file: string) => {
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
};

/** Puts a dead holder's file out of the way; a file that a faster starter put there meanwhile goes back. */
const removeStale = (file: string, folder: string, seen: string) => {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const isOther = readFileSync(aside, 'utf8') !== seen;
  if (isOther) putBack(aside, file);
  rmSync(aside);
  if (isOther) throw takenError(folder);
};

/** Gives the draft its name; false when there is one already. */
const link = (draft: string, file: string): boolean => {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/** Undefined when its holder has just let go of it. */
const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/**
 * Makes this process the only one that runs on the data folder; answers the function that lets go of it.
 * @throws StartError when another living process holds it, or when the folder can't be written.
 */
export const takeStartLock = (folder: string): (() => void) => {
  const file = join(folder, 'start.lock');
  const draft = `${file}.${process.pid}.new`;
  try {
    // It appears with its content: an empty one would look like a dead holder's to somebody who starts at the same moment.
    writeFileSync(draft, `${process.pid} ${startedAt(process.pid)}`.trim());
    while (!link(draft, file)) {
      const seen = readIfThere(file);
      if (seen === undefined) continue;
      if (isHolderAlive(seen)) throw takenError(folder);
      removeStale(file, folder, seen);
    }
    return () => rmSync(file, { force: true });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Datamappen ${folder} er ikke skrivbar. Velg en annen med BYGGTUN_DATA.`, {
      cause: error,
    });
  } finally {
    rmSync(draft, { force: true });
  }
};
