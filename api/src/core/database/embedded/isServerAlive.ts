import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the server of this cluster runs, as its own file tells; one that outlived a killed process still holds the cluster. */
export const isServerAlive = (cluster: string): boolean => {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return false;
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
