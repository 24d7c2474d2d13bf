import { sayKeeping } from './keptFolders';

/** Folders that are being fetched, by the addresses of their pages; they go on when the person opens another page. */
const runs = new Map<string, AbortController>();

/** One after the other, in other tabs too, so that the limit holds for all of them together. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('byggtun-keep', work) : work();

/** Works on a folder in its turn, unless that is under way; undefined then. */
export async function runKeep<T>(
  path: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  if (runs.has(path)) return undefined;
  const control = new AbortController();
  runs.set(path, control);
  sayKeeping(path, { done: 0, of: 0 });
  try {
    return await inTurn(() => {
      control.signal.throwIfAborted();
      return work(control.signal);
    });
  } finally {
    runs.delete(path);
    sayKeeping(path, undefined);
  }
}

/** Gives it up. */
export const cancelKeep = (path: string): void => runs.get(path)?.abort();
