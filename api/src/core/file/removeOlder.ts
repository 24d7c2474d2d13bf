import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which nobody is at work on a draft any more. */
const age = 3_600_000;

/** Removes what lies in a folder for more than an hour, as far as it is ours. @param prefix of the names that are looked at */
export const removeOlder = async (folder: string, prefix = ''): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs <= age) continue;
    // In a folder that all share it may be another user's, and what comes after it is not.
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
};
