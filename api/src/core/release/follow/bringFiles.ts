import type { ReleaseFile } from '@byggtun/shared/contract/release';
import { LRUCache } from 'lru-cache';

import { readFiles } from '../readFiles';
import { readShellRelease } from '../readRelease';
import { pathOf } from '../store/paths';
import type { ReleaseStore } from '../store/releaseStore';
import type { Following } from './followReleases';
import { keyOf, type Live } from './live';
import { type ReleaseReader, versionsOf } from './loadLive';

/** How a server comes by a file that it has not fetched; false when the store does not have it. */
export interface BringFiles {
  /** A file of a version of an area, for a tab that still runs it. */
  area: (name: string, version: string, path: string) => Promise<boolean>;
  /** A hashed file of the shell, for an older tab, or for a page of a server that heard of a flip first. @param path `assets/…` */
  asset: (path: string) => Promise<boolean>;
}

/** Milliseconds for which what could not be had is not asked for again. */
const forgetAfter = 5_000;

/** Asks once for all who ask together, and remembers the answers, a bounded number: anybody may ask, without a sign-in. */
const askOnce = <T extends object | boolean>(missing: T) => {
  const answers = new LRUCache<string, T, () => Promise<T>>({
    max: 200,
    // What is put out while it is under way is answered all the same.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { options, context: ask }) =>
      ask().catch(() => {
        options.ttl = forgetAfter;
        return missing;
      }),
  });
  return async (key: string, ask: () => Promise<T>): Promise<T> =>
    (await answers.fetch(key, { context: ask })) ?? missing;
};

/** Brings single files and older versions from a distant store to this machine, when a browser asks for them. */
export const bringFiles = (
  from: ReleaseStore,
  to: ReleaseStore,
  read: ReleaseReader,
  { current, latest }: Following,
): BringFiles => {
  const filesOf = askOnce<readonly ReleaseFile[]>([]);
  const isBrought = askOnce<boolean>(false);

  const filesOfArea = async (name: string, version: string) => {
    const { files, address } = await read.area(name, version);
    return address === undefined ? files : [];
  };
  const copy = async (version: string, file: ReleaseFile) => {
    if (await to.read(pathOf('shell', version, file.path))) return true;
    const title = `shell@${version}`;
    const found = await readFiles(title, [file], (path) => from.read(pathOf('shell', version, path)));
    for (const { path, content } of found) await to.putFile(pathOf('shell', version, path), content);
    return true;
  };
  const filesOfShell = (version: string) =>
    filesOf(keyOf('shell', version), async () => (await readShellRelease(from, version)).files);
  const bringAsset = async ({ state: { shell }, shells }: Live, path: string) => {
    const versions = shell ? [...versionsOf(shell), ...shell.previous] : [];
    const listedBy = (version: string, files: readonly ReleaseFile[] = []) =>
      files.filter((file) => file.path === path).map((file) => ({ version, file }));
    const known = versions.flatMap((version) => listedBy(version, shells.get(version)?.files));
    // All at once: a store that hangs is waited for once.
    const askOlder = async () => {
      const older = versions.filter((version) => !shells.has(version));
      const asked = older.map(async (version) => listedBy(version, await filesOfShell(version)));
      return (await Promise.all(asked)).flat();
    };
    const [found] = known.length > 0 ? known : await askOlder();
    return found !== undefined && isBrought(path, () => copy(found.version, found.file));
  };
  return {
    area: async (name, version, path) =>
      (await filesOf(keyOf(name, version), () => filesOfArea(name, version))).some(
        (file) => file.path === path,
      ),
    asset: async (path) => {
      const live = await current();
      if (await bringAsset(live, path)) return true;
      const next = await latest();
      return next !== live && bringAsset(next, path);
    },
  };
};
