import { fetchBegun, fetchInTime } from './fetchInTime';
import { isPage } from './onlyFiles';
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
  const answer = await fetchInTime(`${folder}release.json`);
  const { files, shared, later } = (await answer.json()) as AreaFiles;
  const own = files.map(({ path }) => folder + path).filter((path) => isCode.test(path));
  const fromShell = [...shared, ...later].flatMap((name) => shellFiles.modules[name] ?? []);
  return [...new Set([...own, ...fromShell].map(absolute))];
}

/** Where all versions of an area lie, by the folder of one. */
const versionsOf = (folder: string) =>
  absolute(folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1));

const keptAddresses = async () => (await (await caches.open(cacheName)).keys()).map(({ url }) => url);

/** @throws when it is not there, or a page stands in its place, such as that of a network's own sign-in */
async function keepFile(cache: Cache, address: string): Promise<void> {
  const answer = await fetchInTime(address);
  if (!answer.ok || isPage(answer)) throw new Error(`${address} is not there`);
  await cache.put(address, answer);
}

async function keepFiles(folder: string): Promise<void> {
  const wanted = await addressesOf(folder);
  const cache = await caches.open(cacheName);
  const kept = await keptAddresses();
  const coming = wanted.filter((address) => !kept.includes(address));
  const fetched = coming.map((address) => keepFile(cache, address));
  // None goes on outside its turn when another fails.
  await Promise.allSettled(fetched);
  await Promise.all(fetched);
  const versions = versionsOf(folder);
  const outdated = kept.filter((address) => address.startsWith(versions) && !wanted.includes(address));
  await Promise.all(outdated.map((address) => cache.delete(address)));
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: two at once would both fetch what neither finds, and the version that was named last stays. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/**
 * Keeps all files of an area's version, pages that were not opened included, so that it can be read without a network; the
 * area's versions before it go. A failure keeps what there was.
 * @param folder address of the version, with a slash at the end
 */
export const keepArea = (folder: string): Promise<void> => inTurn(() => keepFiles(folder));

/**
 * Brings the areas that are kept to these versions: after a release the registry names them, and without a network nothing
 * else would start. An area that was never opened here is not kept for that.
 * @param folders addresses of the versions, each with a slash at the end
 */
export const renewAreas = (folders: readonly string[]): Promise<void> =>
  inTurn(async () => {
    for (const folder of folders) {
      const isKept = (await keptAddresses()).some((address) => address.startsWith(versionsOf(folder)));
      // One that can't be fetched now keeps what there was, and holds up no other.
      if (isKept) await keepFiles(folder).catch(() => undefined);
    }
  });

/** Forgets what areas took from earlier versions of the shell. */
export async function dropOldModules(): Promise<void> {
  const current = Object.values(shellFiles.modules).flat().map(absolute);
  const assets = absolute('/assets/');
  const cache = await caches.open(cacheName);
  const kept = await keptAddresses();
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
  return fetchBegun(request);
}
