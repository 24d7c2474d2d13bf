import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { findBinaries } from './binaries';
import { isReachable } from './isReachable';
import type { ServerUser } from './serverUser';

/** Where the server's parts are. */
export interface Placement {
  /** Folder that the server's user may write in; the cluster is `cluster` in it. */
  home: string;
  /** PostgreSQL's own files. */
  native: string;
}

const outside = '/var/lib/byggtun';

const copyBinaries = (native: string): string => {
  const target = join(
    outside,
    basename(join(native, '..')) + '-' + createHash('sha256').update(native).digest('hex').slice(0, 12),
  );
  if (existsSync(target)) return target;
  // It appears whole or not at all, whenever the copying ends; of two who copy, one has it in place first.
  const copy = mkdtempSync(`${target}.`);
  chmodSync(copy, 0o755);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true, mode: 0 });
  try {
    renameSync(copy, target);
  } catch (error) {
    rmSync(copy, { recursive: true });
    if (!existsSync(target)) throw error;
  }
  return target;
};

const makeOwned = (folder: string, user: ServerUser | undefined) => {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
};

/** Finds a place for cluster and binaries that the server's user can reach: for root below a closed folder `/var/lib/byggtun`, told once. */
export const choosePlacement = (
  dataFolder: string,
  user: ServerUser | undefined,
  say: (sentence: string) => void,
): Placement => {
  const bundled = findBinaries();
  const inside = join(dataFolder, 'postgres');
  if (!user) {
    makeOwned(inside, user);
    return { home: inside, native: bundled };
  }
  const mayStayInside = isReachable(dataFolder, user);
  const mayUseBundled = isReachable(join(bundled, 'bin', 'postgres'), user);
  if (!mayStayInside || !mayUseBundled) {
    mkdirSync(outside, { recursive: true });
    chmodSync(outside, 0o755);
  }
  const native = mayUseBundled ? bundled : copyBinaries(bundled);
  if (mayStayInside) {
    makeOwned(inside, user);
    return { home: inside, native };
  }
  const home = join(outside, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16));
  if (!existsSync(home))
    say(`${dirname(inside)} er lukket for databasens bruker, så databasen legges i ${home}.`);
  makeOwned(home, user);
  return { home, native };
};
