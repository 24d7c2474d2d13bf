import type { AreaRelease, ShellRelease } from '@byggtun/shared/contract/release';

import { putRelease } from '../putRelease';
import { readStoredFiles } from '../readFiles';
import { readAreaRelease, readShellRelease } from '../readRelease';
import type { ReleaseStore } from '../store/releaseStore';
import type { ReleaseReader } from './loadLive';

/**
 * Copies releases from a distant store to this machine, each file held against its digest, before any of it is answered. What
 * lies here whole is not fetched again, as a version never changes, and can be had while the store is away.
 */
export const mirror = (from: ReleaseStore, to: ReleaseStore): ReleaseReader => {
  const bring = async <R extends AreaRelease | ShellRelease>(
    name: string,
    version: string,
    readFrom: (store: ReleaseStore) => Promise<R>,
  ): Promise<R> => {
    const readWhole = async (store: ReleaseStore) => {
      const release = await readFrom(store);
      return { release, files: await readStoredFiles(store, name, version, release) };
    };
    const here = await readWhole(to).catch(() => undefined);
    if (here) return here.release;
    const { release, files } = await readWhole(from);
    await putRelease(to, name, version, release, files);
    return release;
  };
  return {
    area: (name, version) => bring(name, version, (store) => readAreaRelease(store, name, version)),
    shell: (version) => bring('shell', version, (store) => readShellRelease(store, version)),
  };
};
