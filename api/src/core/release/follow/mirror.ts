import { putRelease } from '../putRelease';
import { readStoredFiles } from '../readFiles';
import { readAreaRelease, readShellRelease } from '../readRelease';
import type { ReleaseStore } from '../store/releaseStore';
import type { ReleaseReader } from './loadLive';

/** Copies releases from a distant store to this machine, each file held against its digest, before any of it is answered. */
export const mirror = (from: ReleaseStore, to: ReleaseStore): ReleaseReader => ({
  async area(name, version) {
    const release = await readAreaRelease(from, name, version);
    await putRelease(to, name, version, release, await readStoredFiles(from, name, version, release));
    return release;
  },
  async shell(version) {
    const release = await readShellRelease(from, version);
    await putRelease(to, 'shell', version, release, await readStoredFiles(from, 'shell', version, release));
    return release;
  },
});
