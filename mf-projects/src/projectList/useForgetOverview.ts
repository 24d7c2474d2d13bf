import { listProjectPage } from '@byggtun/shared/contract/project';
import { useSWRConfig } from 'swr';

/** Forgets what the overview has shown, so that it waits for what is so now: by it, it decides whose projects it opens with. */
export function useForgetOverview(): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    const { method, path } = listProjectPage;
    const isPage = (key: unknown) => Array.isArray(key) && key[0] === method && key[1] === path;
    void mutate(isPage, undefined).catch(() => undefined);
  };
}
