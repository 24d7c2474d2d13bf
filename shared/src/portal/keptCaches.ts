/** Where the page keeps what belongs to a person: answers of calls, and files that they have asked for. */
export const keptCaches = { answers: 'byggtun-answers', files: 'byggtun-files' } as const;

/** True once somebody has signed out in this page: what was still under way must not come back into the storage. */
let closed = false;

/** Opens one of them; undefined where there is no such storage, and once somebody has signed out. */
export async function openKept(name: keyof typeof keptCaches): Promise<Cache | undefined> {
  const cache = closed || !('caches' in globalThis) ? undefined : await caches.open(keptCaches[name]);
  // Somebody may have signed out meanwhile, and opening makes the cache anew, if only to read in it.
  if (closed) await forgetKept();
  return closed ? undefined : cache;
}

/** Forgets all of them; before somebody else, or the same person for another company, is shown anything. */
export async function forgetKept(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all(Object.values(keptCaches).map((name) => caches.delete(name).catch(() => false)));
}

/** Forgets all of them for good: this page, which somebody has signed out of, keeps no more. */
export function closeKept(): Promise<void> {
  closed = true;
  return forgetKept();
}
