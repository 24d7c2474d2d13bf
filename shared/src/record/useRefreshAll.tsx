import { useSWRConfig } from 'swr';

import type { Route } from '../contract/route';

/**
 * Fetches anew, quietly, every answer of these routes that is on the screen, whatever its input.
 * Released with each area rather than with the host: an area also runs in a shell that is a release older.
 */
export function useRefreshAll(routes: readonly Route[]): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    const isOne = (key: unknown) =>
      Array.isArray(key) && routes.some(({ method, path }) => key[0] === method && key[1] === path);
    void mutate(isOne).catch(() => undefined);
  };
}
