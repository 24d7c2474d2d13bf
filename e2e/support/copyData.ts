import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';

/**
 * Copies the data folder of a portal that has ended. Its database's files belong to a user of their own when root has started it, which
 * node's own copy would not keep.
 * @param to a folder that is not there yet
 */
export function copyData(from: string, to: string): void {
  const { status } = spawnSync('cp', ['-a', from, to], { stdio: 'inherit' });
  if (status !== 0) cpSync(from, to, { recursive: true });
}
