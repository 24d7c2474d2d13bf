import { shellFiles } from './shellFiles';

const cacheName = 'byggtun-page';
const address = '/';

/**
 * Keeps the portal's page for the next start.
 * @throws when it is not this worker's own version: the files of another are not kept, and without a network a page without
 * files is no page
 */
export async function keepPage(): Promise<void> {
  const answer = await fetch(address, { cache: 'no-store' });
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(`content="${shellFiles.version}"`))
    throw new Error('Not the page of this version');
  const cache = await caches.open(cacheName);
  await cache.put(address, answer);
}

/** The kept page at once, for every address of a page; a newer one of the same version (its policy may differ) is for the next start. */
export async function answerPage({ request, event }: { request: Request; event: ExtendableEvent }) {
  event.waitUntil(keepPage().catch(() => undefined));
  const cache = await caches.open(cacheName);
  return (await cache.match(address)) ?? fetch(request);
}
