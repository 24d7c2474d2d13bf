import type { AreaRelease, ShellRelease } from '@byggtun/shared/contract/release';

import { readStoredFiles } from './readFiles';
import { readRelease } from './readRelease';
import { asJson } from './store/asJson';
import { pathOf, releaseFolder } from './store/paths';
import { ReleaseProblem } from './store/ReleaseProblem';
import type { ReleaseStore, StoredFile } from './store/releaseStore';

const isPooled = (name: string, path: string) => name === 'shell' && path.startsWith('assets/');

const digests = ({ files }: AreaRelease | ShellRelease) =>
  files
    .map(({ path, integrity }) => `${path} ${integrity}`)
    .sort()
    .join();

const isSame = (a: AreaRelease | ShellRelease, b: AreaRelease | ShellRelease) => digests(a) === digests(b);

const isWhole = (...input: Parameters<typeof readStoredFiles>) =>
  readStoredFiles(...input).then(
    () => true,
    () => false,
  );

/** The shell's hashed files: what another version has brought already stays as it is. */
const putPool = async (store: ReleaseStore, files: StoredFile[]) => {
  const known = new Set(await store.list('shell/assets'));
  for (const { path, content } of files) {
    const there = known.has(path.replace('assets/', ''))
      ? await store.read(pathOf('shell', '', path))
      : undefined;
    // Compressed forms differ between versions of Node; whether they unpack to the right bytes is seen at each flip.
    if (there?.equals(content) || (there && /\.(br|gz)$/.test(path))) continue;
    if (there) throw new ReleaseProblem(`shell: ${path} finnes fra før med annet innhold.`);
    await store.putFile(pathOf('shell', '', path), content);
  }
};

/**
 * Brings a release into a store; its `release.json` comes last, so that a half one is none. One that is there already, with
 * the same files, is left alone, and mended when a file of it is damaged.
 * @returns whether anything was written
 * @throws ReleaseProblem when the version is there with other files
 */
export const putRelease = async (
  store: ReleaseStore,
  name: string,
  version: string,
  release: AreaRelease | ShellRelease,
  files: StoredFile[],
): Promise<boolean> => {
  const there = await readRelease(store, name, version).catch(() => undefined);
  if (there && !isSame(there, release))
    throw new ReleaseProblem(
      `${name}@${version} finnes i ${store.title} med annet innhold; en versjon endres aldri. Bygg en ny.`,
    );
  if (there && (await isWhole(store, name, version, there))) return false;
  await putPool(
    store,
    files.filter(({ path }) => isPooled(name, path)),
  );
  await store.putFolder(releaseFolder(name, version), [
    ...files.filter(({ path }) => !isPooled(name, path)),
    { path: 'release.json', content: asJson(release) },
  ]);
  return true;
};
