import { useSWRConfig } from 'swr';

import type { Route } from '../contract/route';

/** Fetches anew, quietly, every answer of a route that is on the screen, whatever its input. */
export function useRefresh(route: Route): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    const same = (key: unknown) => Array.isArray(key) && key[0] === route.method && key[1] === route.path;
    void mutate(same).catch(() => undefined);
  };
}
