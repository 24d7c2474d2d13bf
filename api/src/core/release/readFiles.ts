import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { AreaRelease, ReleaseFile, ShellRelease } from '@byggtun/shared/contract/release';

import { integrityOf } from './integrityOf';
import { pathOf } from './store/paths';
import { ReleaseProblem } from './store/ReleaseProblem';
import type { ReleaseStore, StoredFile } from './store/releaseStore';

const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;
const endings = ['.br', '.gz'] as const;

const packed = /\.(js|css|svg)$/;

/** The bytes are those that the build wrote down. */
const holds = ({ bytes, integrity }: ReleaseFile, content: Buffer) =>
  content.length === bytes && integrityOf(content) === integrity;

const isPackOf = (file: ReleaseFile, ending: (typeof endings)[number], content: Buffer): boolean => {
  try {
    return holds(file, unpack[ending](content));
  } catch {
    return false;
  }
};

/**
 * Every file of a release, its compressed forms too, held against the digests that its build wrote down.
 * @param read gives a file of the release by its path in it
 * @throws ReleaseProblem naming the first file that is missing or has other bytes
 */
export const readFiles = async (
  title: string,
  files: ReleaseFile[],
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<StoredFile[]> => {
  const found: StoredFile[] = [];
  for (const file of files) {
    const content = await read(file.path);
    if (!content) throw new ReleaseProblem(`${title} er ikke helt lastet opp: ${file.path} mangler.`);
    if (!holds(file, content))
      throw new ReleaseProblem(`${title}: ${file.path} er ikke den filen som ble bygd.`);
    found.push({ path: file.path, content });
    for (const ending of packed.test(file.path) ? endings : []) {
      const small = await read(file.path + ending);
      if (small && !isPackOf(file, ending, small))
        throw new ReleaseProblem(`${title}: ${file.path}${ending} er ikke den filen som ble bygd.`);
      if (small) found.push({ path: file.path + ending, content: small });
    }
  }
  return found;
};

/** The same for a release that lies in a store; one that lies at another origin has no files there. */
export const readStoredFiles = (
  store: Pick<ReleaseStore, 'read'>,
  name: string,
  version: string,
  release: AreaRelease | ShellRelease,
): Promise<StoredFile[]> =>
  'address' in release
    ? Promise.resolve([])
    : readFiles(`${name}@${version}`, release.files, (path) => store.read(pathOf(name, version, path)));
