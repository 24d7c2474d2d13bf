import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbedded } from '../core/database/embedded/startEmbedded';

/** Starts a throw-away PostgreSQL that does not wait for the disk. */
export const startTestCluster = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'byggtun-test-'));
  chmodSync(dataFolder, 0o755);
  const serverOptions = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const server = await startEmbedded({ dataFolder, serverOptions });
  const stop = () => server.stop().finally(() => rmSync(dataFolder, { recursive: true, force: true }));
  return { url: server.url, stop };
};
