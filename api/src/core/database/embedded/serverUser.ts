import { readFileSync } from 'node:fs';

import { StartError } from '../../start/StartError';

/** The user that PostgreSQL runs as: only root needs another one, since PostgreSQL refuses root. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** `postgres` if it exists, else `nobody`, when this process is root; otherwise undefined: the user itself. */
export const findServerUser = (): ServerUser | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    'PostgreSQL kan ikke kjøre som root, og maskinen har verken brukeren postgres eller nobody.',
  );
};
