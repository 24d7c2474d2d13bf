import { fetchInTime } from './fetchInTime';
import { shellFiles } from './shellFiles';

const prefix = 'byggtun-page';
const address = '/';

/** Each version has its own: one whose files could not all be fetched takes nothing from the one that runs. */
const cacheName = `${prefix}-${shellFiles.version}`;

/**
 * Keeps the portal's page for the next start.
 * @throws when it is not this worker's own version: the files of another are not kept, and without a network a page without
 * files is no page
 */
export async function keepPage(): Promise<void> {
  const answer = await fetchInTime(address, { cache: 'no-store' });
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(`content="${shellFiles.version}"`))
    throw new Error('Not the page of this version');
  const cache = await caches.open(cacheName);
  await cache.put(address, answer);
}

/** The page that this version keeps. */
export const readPage = async (): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(address);

/** Forgets the pages of other versions, once this one runs. */
export async function dropOldPages(): Promise<void> {
  const outdated = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
