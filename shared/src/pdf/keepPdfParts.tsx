import { partAddresses } from './pdfFiles';

/** Where the service worker looks for them (`shell/src/worker/visitedAreas`). */
const cacheName = 'byggtun-viewer';

/**
 * Keeps on this device what the viewer fetches besides code when a document needs it, so that documents that are kept can be read without a
 * network; what an earlier version had goes. It belongs to nobody.
 */
export async function keepPdfParts(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => url);
  await cache.addAll(partAddresses.filter((address) => !kept.includes(address)));
  await Promise.all(kept.filter((one) => !partAddresses.includes(one)).map((one) => cache.delete(one)));
}
