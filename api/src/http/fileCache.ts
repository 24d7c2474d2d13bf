import { readFile, stat } from 'node:fs/promises';

/** Reads a small text file again only when it was changed; undefined while it is not there. */
export const createFileCache = (path: string): (() => Promise<string | undefined>) => {
  let known: { changed: number; text: string } | undefined;
  return async () => {
    const changed = await stat(path).then(
      (found) => found.mtimeMs,
      () => undefined,
    );
    if (changed === undefined) return undefined;
    if (known?.changed !== changed) known = { changed, text: await readFile(path, 'utf8') };
    return known.text;
  };
};
