import { readFileSync } from 'node:fs';

/** How many files and connections this process may have open at once; undefined where the system does not tell. */
export const openFileLimit = (): number | undefined => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
};
