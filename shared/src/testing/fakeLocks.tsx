/** The browser's locks, as the test and the page see them. */
export interface FakeLocks {
  /** How many this tab has. */
  held: () => number;
  /** Another tab has whatever is asked for from now on. @returns closes it */
  openOtherTab: () => () => void;
}

/** Puts locks in the place of the browser's, which jsdom lacks. */
export function fakeLocks(): FakeLocks {
  const names = new Set<string>();
  let closed = Promise.resolve();
  let hasOther = false;
  const request = async (
    name: string,
    { ifAvailable = false, signal }: LockOptions,
    work: (lock: { name: string } | null) => unknown,
  ) => {
    if (ifAvailable && (hasOther || names.has(name))) return work(null);
    await closed;
    signal?.throwIfAborted();
    names.add(name);
    const done = await work({ name });
    names.delete(name);
    return done;
  };
  Reflect.set(navigator, 'locks', { request });
  return {
    held: () => names.size,
    openOtherTab: () => {
      hasOther = true;
      let close = () => undefined as void;
      closed = new Promise((resolve) => (close = resolve));
      return () => {
        hasOther = false;
        close();
      };
    },
  };
}
