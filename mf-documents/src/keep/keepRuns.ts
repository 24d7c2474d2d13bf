import { sayKeeping } from './keptFolders';

interface Run {
  control: AbortController;
  /** Settles when it has written its last note. */
  over: Promise<unknown>;
}

/** Folders that are being fetched, by the addresses of their pages; they go on when the person opens another page. */
const runs = new Map<string, Run>();

/** One after the other, in other tabs too, so that the limit holds for all of them together; who gives up does not wait for the turn. */
const inTurn = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('byggtun-keep', { signal }, work) : work();

/** Works on a folder in its turn, unless that is under way; undefined then. */
export async function runKeep<T>(
  path: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  if (runs.has(path)) return undefined;
  const control = new AbortController();
  const over = inTurn(control.signal, async () => {
    control.signal.throwIfAborted();
    return work(control.signal);
  });
  runs.set(path, { control, over });
  sayKeeping(path, { done: 0, of: 0 });
  try {
    return await over;
  } finally {
    runs.delete(path);
    sayKeeping(path, undefined);
  }
}

/** Gives it up, and waits until it has written its last note. */
export async function cancelKeep(path: string): Promise<void> {
  const run = runs.get(path);
  run?.control.abort();
  await run?.over.catch(() => undefined);
}
