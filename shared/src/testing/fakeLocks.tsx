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
  /** What was asked for while another tab had it. */
  const others = new Set<string>();
  let closed = Promise.resolve();
  let hasOther = false;
  const request = async (
    name: string,
    { ifAvailable = false, signal }: LockOptions,
    work: (lock: { name: string } | null) => unknown,
  ) => {
    if (hasOther) others.add(name);
    if (ifAvailable && (hasOther || names.has(name))) return work(null);
    await closed;
    signal?.throwIfAborted();
    names.add(name);
    const done = await work({ name });
    names.delete(name);
    return done;
  };
  const query = () => Promise.resolve({ held: [...names, ...others].map((name) => ({ name })) });
  Reflect.set(navigator, 'locks', { request, query });
  return {
    held: () => names.size,
    openOtherTab: () => {
      hasOther = true;
      let close = () => undefined as void;
      closed = new Promise((resolve) => (close = resolve));
      return () => {
        hasOther = false;
        others.clear();
        close();
      };
    },
  };
}
