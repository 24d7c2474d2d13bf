import { link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import * as z from 'zod';

import { ReleaseProblem } from './ReleaseProblem';

const holder = z.object({ by: z.string(), at: z.iso.datetime(), pid: z.int(), host: z.string() });
type Holder = z.infer<typeof holder>;

/** A flip takes a moment; who holds the lock longer than this has died or hangs. */
const oldAfter = 120_000;
const timeout = 15_000;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isStale = ({ at, pid, host }: Holder) =>
  Date.now() - Date.parse(at) > oldAfter || (host === hostname() && !isAlive(pid));

/** The same of a lock that names nobody. */
const isOldFile = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > oldAfter,
    () => false,
  );

const readHolder = (text: string): Holder | undefined => {
  try {
    return holder.parse(JSON.parse(text));
  } catch {
    // Being written at this moment, or cut off.
    return undefined;
  }
};

const take = async (path: string, by: string): Promise<boolean> => {
  const own: Holder = { by, at: new Date().toISOString(), pid: process.pid, host: hostname() };
  try {
    // Not by a draft and a link: disks that several machines share may have no links.
    const file = await open(path, 'wx');
    try {
      await file.writeFile(JSON.stringify(own));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Puts a dead holder's lock away; a lock that somebody took meanwhile is put back. */
const clear = async (path: string, stale: string): Promise<void> => {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
    const isSame = (await readFile(aside, 'utf8')) === stale;
    // One that names nobody looks as one does whose holder is just about to write; its age tells them apart.
    const isStillStale = isSame && (readHolder(stale) !== undefined || (await isOldFile(aside)));
    if (!isStillStale) await link(aside, path);
    await rm(aside);
  } catch {
    // Somebody else has cleared it.
  }
};

/**
 * Does the work while nobody else can: the lock is a file that only one can create. Ours, since it names its holder: to who waits,
 * and to tell a dead one by its process.
 * @param say told when the lock of somebody who died is cleared away
 * @throws ReleaseProblem who holds it, when it does not become free in 15 s
 */
export const withFolderLock = async <T>(
  path: string,
  by: string,
  work: () => Promise<T>,
  say: (sentence: string) => void,
): Promise<T> => {
  const until = Date.now() + timeout;
  while (!(await take(path, by))) {
    const text = await readFile(path, 'utf8').catch(() => '');
    const found = readHolder(text);
    if (found ? isStale(found) : await isOldFile(path)) {
      const whose = found
        ? `Låsen etter ${found.by} fra ${found.at} er foreldet (prosess ${found.pid})`
        : 'En lås uten navn er foreldet';
      say(`${whose} og fjernes.`);
      await clear(path, text);
    } else if (Date.now() > until) {
      throw new ReleaseProblem(
        `Lageret er låst av ${found ? `${found.by} siden ${found.at} (prosess ${found.pid} på ${found.host})` : 'noen'}. ` +
          `Prøv igjen, eller slett ${path} hvis ingen slipper noe nå.`,
      );
    } else await sleep(50);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
};
