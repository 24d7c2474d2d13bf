import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { readFiles } from '@byggtun/api/release/readFiles';
import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import type { StoredFile } from '@byggtun/api/release/store/releaseStore';
import {
  type AreaRelease,
  areaRelease,
  type ShellRelease,
  shellRelease,
} from '@byggtun/shared/contract/release';
import * as z from 'zod';

/** A build that can be released. */
export interface BuiltRelease {
  /** An area's name, or `shell`. */
  name: string;
  version: string;
  release: AreaRelease | ShellRelease;
  /** Its files and their compressed forms. */
  files: StoredFile[];
}

const ifThere = (path: string) => readFile(path).catch(() => undefined);

/** When `release.json` was written; 0 while there is none. */
const finishedAt = (folder: string) =>
  stat(join(folder, 'release.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** The folder of the latest build; a build that is on its way has one of its own. */
const folderOf = async (dist: string, name: string): Promise<string> => {
  if (name === 'shell') return join(dist, 'shell');
  const versions = await readdir(join(dist, 'remotes', name)).catch(() => []);
  const aged = await Promise.all(
    versions.map(async (version) => {
      const folder = join(dist, 'remotes', name, version);
      return { folder, at: await finishedAt(folder) };
    }),
  );
  return aged.sort((a, b) => b.at - a.at)[0]?.folder ?? join(dist, 'remotes', name);
};

/**
 * Reads what a build has made, each file held against its digest.
 * @param dist the folder of builds
 * @param name an area's name, or `shell`
 */
export const readBuilt = async (dist: string, name: string): Promise<BuiltRelease> => {
  const folder = await folderOf(dist, name);
  const text = await ifThere(join(folder, 'release.json'));
  if (!text) throw new ReleaseProblem(`${name} er ikke bygd: ${folder} har ingen release.json.`);
  const described: unknown = JSON.parse(text.toString());
  const { data: release, error } = (name === 'shell' ? shellRelease : areaRelease).safeParse(described);
  if (!release)
    throw new ReleaseProblem(`${join(folder, 'release.json')} har feil form.\n${z.prettifyError(error)}`);
  const version = 'manifest' in release ? release.manifest.version : release.version;
  const files = await readFiles(`${name}@${version}`, release.files, (path) => ifThere(join(folder, path)));
  return { name, version, release, files };
};

/** Names of everything that is built, the shell first. */
export const builtNames = async (dist: string): Promise<string[]> => [
  'shell',
  ...(await readdir(join(dist, 'remotes')).catch(() => [])).sort(),
];
