import type { FileStore } from '../../../core/file/fileStore';

/** Lets somebody work with several files of the store as files on this machine. */
export const withPaths = async <T>(
  store: FileStore,
  keys: readonly string[],
  work: (paths: string[]) => Promise<T>,
  paths: string[] = [],
): Promise<T> => {
  const [first, ...rest] = keys;
  if (first === undefined) return work(paths);
  return store.withContent(first, (path) => withPaths(store, rest, work, [...paths, path]));
};
