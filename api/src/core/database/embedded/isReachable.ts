import { statSync } from 'node:fs';
import { dirname } from 'node:path';

import type { ServerUser } from './serverUser';

const mayEnter = (path: string, user: ServerUser) => {
  const { mode, uid, gid } = statSync(path);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

/** Whether the user may pass every folder on the way to the path, and enter (or execute) the path itself. */
export const isReachable = (path: string, user: ServerUser): boolean => {
  if (!mayEnter(path, user)) return false;
  const parent = dirname(path);
  return parent === path || isReachable(parent, user);
};
