import { type Flip, flip, type ReleaseState } from '@byggtun/shared/contract/release';

import { historyFolder } from './store/paths';
import type { ReleaseStore } from './store/releaseStore';

/** The latest flips, the latest first. @param limit how many at most */
export const readHistory = async (
  store: ReleaseStore,
  { last }: Pick<ReleaseState, 'last'>,
  limit: number,
): Promise<Flip[]> => {
  const names = (await store.list(historyFolder)).filter((name) => /^\d+\.json$/.test(name));
  const newest = names.sort().reverse().slice(0, limit);
  const texts = await Promise.all(newest.map((name) => store.read(`${historyFolder}/${name}`)));
  const flips = texts.flatMap((text) => {
    const { data } = flip.safeParse(text && JSON.parse(text.toString()));
    return data ?? [];
  });
  // Its record is written after the state that carries it, and may be missing yet.
  const isMissing = last && flips[0]?.revision !== last.revision;
  return (isMissing ? [last, ...flips] : flips).slice(0, limit);
};
