import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface ReleaseFile {
  path: string;
  integrity: string;
  bytes: number;
}
/** `release.json`, as far as journeys write it. */
interface Release {
  version?: string;
  manifest?: { name: string; version: string };
  integrity?: string;
  files: ReleaseFile[];
}

const digest = (kind: 'sha256' | 'sha384') => (bytes: Buffer | string) =>
  `${kind}-${createHash(kind).update(bytes).digest('base64')}`;
/** As `release.json` says it, and as an entry does. */
const integrityOf = digest('sha384');
const integrityInEntry = digest('sha256');

const versionIn = (folder: string): string => {
  const [version] = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'release.json')));
  if (!version) throw new Error(`${folder} holds no release`);
  return version;
};

/**
 * Uploads another version of an area or of the shell to a store, as its build would have made it: the files of the one that
 * is there under a new version, one text changed, every digest as the new bytes demand.
 * @returns the folder of the new version
 */
export function uploadVersion(
  store: string,
  name: string,
  version: string,
  [from, to]: [string, string],
): string {
  const folder = join(store, name === 'shell' ? 'shell' : `remotes/${name}`);
  const before = versionIn(folder);
  const target = join(folder, version);
  rmSync(target, { recursive: true, force: true });
  const release = JSON.parse(readFileSync(join(folder, before, 'release.json'), 'utf8')) as Release;
  const own = release.files.filter(({ path }) => existsSync(join(folder, before, path)));
  // The entry last: it carries the digests of the others.
  own.sort((a, b) => Number(a.path === 'remoteEntry.js') - Number(b.path === 'remoteEntry.js'));
  const digests = new Map<string, string>();
  for (const file of own) {
    const built = readFileSync(join(folder, before, file.path), 'utf8');
    const text = [...digests].reduce(
      (all, [old, now]) => all.replaceAll(old, now),
      built
        .replaceAll(before, version)
        .replaceAll(before.replace(/\W/g, '_'), version.replace(/\W/g, '_'))
        .replaceAll(from, to),
    );
    mkdirSync(dirname(join(target, file.path)), { recursive: true });
    writeFileSync(join(target, file.path), text);
    digests.set(file.integrity, integrityOf(text));
    digests.set(integrityInEntry(built), integrityInEntry(text));
    Object.assign(file, { integrity: integrityOf(text), bytes: Buffer.byteLength(text) });
  }
  if (release.version) release.version = version;
  if (release.manifest) release.manifest.version = version;
  if (release.integrity) release.integrity = digests.get(release.integrity) ?? release.integrity;
  writeFileSync(join(target, 'release.json'), JSON.stringify(release));
  return target;
}
