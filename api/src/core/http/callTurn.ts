import type { ServerResponse } from 'node:http';

/**
 * What a call holds while it is served: its turns in the queues. They end when the answer has gone out (or its caller) and no work of it
 * runs any more: who leaves early gets no new turn before the old work is done.
 */
export interface CallTurn {
  /** Aborted when the caller leaves before the whole answer has gone out. */
  signal: AbortSignal;
  /** Keeps a turn until the end of the call. */
  hold: (end: () => void) => void;
  /** Does the call's work. */
  work: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Follows a call from its beginning to its end. */
export const createCallTurn = (raw: ServerResponse): CallTurn => {
  const leaving = new AbortController();
  const ends: (() => void)[] = [];
  let working = 0;
  let isClosed = false;
  const settle = () => {
    if (!isClosed || working > 0) return;
    for (const end of ends.splice(0)) end();
  };
  const close = () => {
    isClosed = true;
    if (!raw.writableFinished) leaving.abort();
    settle();
  };
  // Who left while their token was looked at is not told of again.
  if (raw.closed) close();
  else raw.once('close', close);
  const hold = (end: () => void) => {
    ends.push(end);
    settle();
  };
  const work = <T>(run: () => Promise<T>): Promise<T> => {
    working += 1;
    return run().finally(() => {
      working -= 1;
      settle();
    });
  };
  return { signal: leaving.signal, hold, work };
};
