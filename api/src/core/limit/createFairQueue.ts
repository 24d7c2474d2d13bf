/** Why there was no turn: too many of one's own wait already, it took too long, or the caller has left. */
export type NoTurn = 'full' | 'late' | 'left';

/** Thrown by `enter` when there is no turn. */
export class NoTurnError extends Error {
  override readonly name = 'NoTurnError';
  readonly why: NoTurn;
  constructor(why: NoTurn) {
    super(`No turn: ${why}`);
    this.why = why;
  }
}

interface Bounds {
  /** Turns at once of one key. */
  perKey: number;
  /** Turns at once of all; unbounded when left out. */
  total?: number;
  /** Of one key, that wait. */
  waiting: number;
}

interface Waiting {
  begin: () => void;
  drop: (why: NoTurn) => void;
}

interface Wait {
  /** Milliseconds. */
  timeout?: number;
  /** Aborted when the caller leaves. */
  signal?: AbortSignal;
}

/**
 * Turns for work of which each person (the key) may have so many at once, and all together so many. Whose turn is next goes round among the
 * persons, so that who asks for a thousand things waits behind nobody's back but their own.
 */
export const createFairQueue = ({ perKey, total = Infinity, waiting: mostWaiting }: Bounds) => {
  const running = new Map<string, number>();
  /** In the order of whose turn is next. */
  const waiting = new Map<string, Waiting[]>();
  let sum = 0;

  const hasRoom = (key: string) => sum < total && (running.get(key) ?? 0) < perKey;

  const leave = (key: string) => {
    sum -= 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    advance();
  };
  const take = (key: string): (() => void) => {
    sum += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave(key);
    };
  };
  /** Gives the free turn to the first key that may have one, which goes to the end of the round. */
  const advance = () => {
    for (const [key, queue] of waiting) {
      if (!hasRoom(key)) continue;
      const next = queue.shift();
      waiting.delete(key);
      if (queue.length > 0) waiting.set(key, queue);
      next?.begin();
      return;
    }
  };
  const forget = (key: string, entry: Waiting) => {
    const queue = waiting.get(key)?.filter((one) => one !== entry) ?? [];
    if (queue.length > 0) waiting.set(key, queue);
    else waiting.delete(key);
  };

  const wait = (key: string, { timeout, signal }: Wait): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(key) ?? [];
      if (queue.length >= mostWaiting) return reject(new NoTurnError('full'));
      const late = timeout === undefined ? undefined : setTimeout(() => entry.drop('late'), timeout);
      const onAbort = () => entry.drop('left');
      const settle = () => {
        clearTimeout(late);
        signal?.removeEventListener('abort', onAbort);
      };
      const entry: Waiting = {
        begin: () => {
          settle();
          resolve(take(key));
        },
        drop: (why) => {
          settle();
          forget(key, entry);
          reject(new NoTurnError(why));
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.push(entry);
      waiting.set(key, queue);
    });

  /**
   * Waits for a turn of the key's.
   * @returns ends the turn; more than once does no harm
   * @throws NoTurnError
   */
  const enter = async (key: string, how: Wait = {}): Promise<() => void> => {
    if (how.signal?.aborted) throw new NoTurnError('left');
    return hasRoom(key) && !waiting.has(key) ? take(key) : wait(key, how);
  };

  /** Does work in a turn of the key's. @throws NoTurnError */
  const run = async <T>(key: string, work: () => Promise<T>, how?: Wait): Promise<T> => {
    const end = await enter(key, how);
    return work().finally(end);
  };

  return { enter, run };
};

export type FairQueue = ReturnType<typeof createFairQueue>;
