/** Of the files that this tab has: what lets go of them. The browser does it when the tab is gone. */
const held = new Map<string, () => void>();

const lockPrefix = 'byggtun';

/**
 * Has a kept file for this tab, so that no two take up the same. Where the browser knows no locks nothing is kept from anybody.
 * @param options whether to wait for another tab that has it, and until when
 * @returns whether it is this tab's now
 */
export function claimFile(name: string, options: LockOptions): Promise<boolean> {
  if (held.has(name) || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<void>((letGo) => void held.set(name, letGo));
    };
    navigator.locks.request(lockPrefix + name, options, hold).catch(() => resolve(false));
  });
}

/** Lets other tabs have those whose name begins like this. */
export function releaseFiles(start: string): void {
  for (const [name, letGo] of [...held].filter(([one]) => one.startsWith(start))) {
    held.delete(name);
    letGo();
  }
}

/** Which of these names' beginnings another tab has a file of; none where the browser knows no locks. */
export async function claimedElsewhere(starts: readonly string[]): Promise<string[]> {
  const snapshot = 'locks' in navigator ? await navigator.locks.query().catch(() => undefined) : undefined;
  const others = (snapshot?.held ?? [])
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(lockPrefix) && !held.has(name.slice(lockPrefix.length)));
  return starts.filter((start) => others.some((name) => name.startsWith(lockPrefix + start)));
}
