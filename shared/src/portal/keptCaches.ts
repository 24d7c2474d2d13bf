/** Where the page keeps what belongs to a person: answers of calls, the profile, and files that they have asked for. */
export const keptCaches = {
  answers: 'byggtun-answers',
  profile: 'byggtun-profile',
  files: 'byggtun-files',
} as const;

/** Set once this page may keep no more: what was still under way must not come back into the storage. */
let closed: { owner: string | undefined } | undefined;

/** Opens one of them; undefined where there is no such storage, and once somebody has signed out. */
export async function openKept(name: keyof typeof keptCaches): Promise<Cache | undefined> {
  const cache = closed || !('caches' in globalThis) ? undefined : await caches.open(keptCaches[name]);
  // Somebody may have signed out meanwhile, and opening makes the cache anew, if only to read in it.
  if (closed) await forgetKept(closed.owner);
  return closed ? undefined : cache;
}

/**
 * Forgets what is kept; before somebody else, or the same person for another company, is shown anything.
 * @param owner whose answers and files go, and nobody else's; without it everything goes. Since 1.7.0.
 */
export async function forgetKept(owner?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const forget = (name: string) => (owner === undefined ? caches.delete(name) : forgetOwn(name, owner));
  await Promise.all(Object.values(keptCaches).map((name) => forget(name).catch(() => undefined)));
}

async function forgetOwn(name: string, owner: string): Promise<void> {
  const cache = await caches.open(name);
  const own = (await cache.keys()).filter(({ url }) => url.includes(`/${owner}/`));
  await Promise.all(own.map((one) => cache.delete(one)));
}

/**
 * Forgets it for good: this page, which somebody has signed out of, keeps no more.
 * @param owner as of `forgetKept`: another is signed in on this device, whose things stay. Since 1.7.0.
 */
export function closeKept(owner?: string): Promise<void> {
  closed = { owner };
  return forgetKept(owner);
}
