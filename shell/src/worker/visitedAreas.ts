import { shellFiles } from './shellFiles';

const cacheName = 'byggtun-areas';
const isCode = /\.(js|css|woff2|svg|png|jpg)$/;

/** The part of an area's `release.json` that says what it consists of. */
interface AreaFiles {
  files: { path: string }[];
  /** What it takes from the shell, at first and later. */
  shared: string[];
  later: string[];
}

const absolute = (path: string) => new URL(path, self.location.origin).href;

async function addressesOf(folder: string): Promise<string[]> {
  const answer = await fetch(`${folder}release.json`);
  const { files, shared, later } = (await answer.json()) as AreaFiles;
  const own = files.map(({ path }) => folder + path).filter((path) => isCode.test(path));
  const fromShell = [...shared, ...later].flatMap((name) => shellFiles.modules[name] ?? []);
  return [...new Set([...own, ...fromShell].map(absolute))];
}

/**
 * Keeps all files of an area's version, pages that were not opened included, so that it can be read without a network; the
 * area's versions before it go. A failure keeps what there was.
 * @param folder address of the version, with a slash at the end
 */
export async function keepArea(folder: string): Promise<void> {
  const wanted = await addressesOf(folder);
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => url);
  await cache.addAll(wanted.filter((address) => !kept.includes(address)));
  const versions = absolute(folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1));
  const outdated = kept.filter((address) => address.startsWith(versions) && !wanted.includes(address));
  await Promise.all(outdated.map((address) => cache.delete(address)));
}

/** Forgets what areas took from earlier versions of the shell. */
export async function dropOldModules(): Promise<void> {
  const current = Object.values(shellFiles.modules).flat().map(absolute);
  const assets = absolute('/assets/');
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => url);
  const outdated = kept.filter((address) => address.startsWith(assets) && !current.includes(address));
  await Promise.all(outdated.map((address) => cache.delete(address)));
}

/** What the viewer of documents is kept with, where somebody keeps documents (`shared/pdf/keepPdfParts`). */
const viewerCache = 'byggtun-viewer';

/** A kept file, or the network's. The query of a second try asks for the network's. */
export async function answerCode({ request }: { request: Request }): Promise<Response> {
  for (const name of [cacheName, viewerCache]) {
    const found = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (found) return found;
  }
  return fetch(request);
}
