/**
 * One lookup for all who ask for the same key in one turn of the event loop: a page makes its calls at once, and each asks who calls. It begins
 * when the turn ends, after all of them came, so that nobody is told what was true before they asked.
 */
export const sharedLookup = <Source extends object, Found>(
  find: (source: Source, key: string) => Promise<Found>,
): ((source: Source, key: string) => Promise<Found>) => {
  const waiting = new WeakMap<Source, Map<string, Promise<Found>>>();

  return (source, key) => {
    const here = waiting.get(source) ?? new Map<string, Promise<Found>>();
    waiting.set(source, here);
    const begun = here.get(key);
    if (begun) return begun;
    const found = new Promise<Found>((resolve, reject) => {
      setImmediate(() => {
        here.delete(key);
        find(source, key).then(resolve, reject);
      });
    });
    here.set(key, found);
    return found;
  };
};
