import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartError } from '../../start/StartError';
import type { Placement } from './placement';
import { runTool } from './runTool';
import type { ServerUser } from './serverUser';

/**
 * Makes the cluster the first time; a half-made one (killed meanwhile) is thrown away and made again.
 * @throws StartError with what PostgreSQL says when it can't be made
 */
export const createCluster = async (placement: Placement, user: ServerUser | undefined, password: string) => {
  const cluster = join(placement.home, 'cluster');
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.new`;
  const passwordFile = join(placement.home, 'initdb-password');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  try {
    // The builtin C.UTF-8 locale knows upper and lower case of Æ, Ø and Å and does not change with the machine;
    // names are sorted with the collation nb-NO-x-icu where it matters.
    await runTool(placement, user, 'initdb', [
      ...[
        '-D',
        draft,
        '--username=byggtun',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
      ],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ]);
  } catch (error) {
    throw new StartError(
      `Den innebygde databasen kunne ikke lages i ${placement.home}: ${error instanceof Error ? error.message : ''}`.replaceAll(
        '\n',
        ' ',
      ),
      { cause: error },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster);
};
