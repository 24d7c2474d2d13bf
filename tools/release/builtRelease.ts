import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readFiles } from '../../api/src/release/readFiles';
import { ReleaseProblem } from '../../api/src/release/store/ReleaseProblem';
import type { StoredFile } from '../../api/src/release/store/releaseStore';
import {
  type AreaRelease,
  areaRelease,
  type ShellRelease,
  shellRelease,
} from '../../shared/src/contract/release';

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

/** The folder in which the build of an area lies alone. */
const folderOf = async (dist: string, name: string) => {
  if (name === 'shell') return join(dist, 'shell');
  const [version] = await readdir(join(dist, 'remotes', name)).catch(() => []);
  return join(dist, 'remotes', name, version ?? '');
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
  const release = name === 'shell' ? shellRelease.parse(described) : areaRelease.parse(described);
  const version = 'manifest' in release ? release.manifest.version : release.version;
  const files = await readFiles(`${name}@${version}`, release.files, (path) => ifThere(join(folder, path)));
  return { name, version, release, files };
};

/** Names of everything that is built, the shell first. */
export const builtNames = async (dist: string): Promise<string[]> => [
  'shell',
  ...(await readdir(join(dist, 'remotes')).catch(() => [])).sort(),
];
