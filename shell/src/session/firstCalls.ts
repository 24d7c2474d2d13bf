import { paths } from '@byggtun/shared/contract/paths';
import { getProfile } from '@byggtun/shared/contract/user';
import { ask, type AskedCall, prefetchFrom, type PrefetchTarget } from '@byggtun/shared/portal/prefetch';
import * as z from 'zod';

import { firstCallsKey } from './firstCallsKey';

const keptCalls = z.object({
  account: z.string(),
  areas: z.array(z.string()),
  calls: z.array(
    z.object({
      route: z.object({ method: z.enum(['GET', 'POST']), path: z.string() }),
      input: z.unknown(),
    }),
  ),
});

/** What a call needs only where its answer is read. */
const unread = { summary: '', tag: '', answer: z.unknown() };

/** Whose start it is; undefined on a kiosk, where the next person is another. */
let owner: string | undefined;
const noted = new Map<string, readonly AskedCall[]>();

/**
 * Asks for what the first page of the day will ask for, before the code is here that knows it: the profile, and what that page asked
 * for the last time on this device. A guess: what nobody takes is forgotten, and the server answers no more than it would later.
 * @param account the provider's name for who is signed in
 * @returns the areas that asked, by name, whose code will be wanted
 */
export function startFirstCalls(target: PrefetchTarget, account: string): readonly string[] {
  owner = account;
  prefetchFrom(target, ask(getProfile, {}));
  const { pathname } = window.location;
  if (pathname !== paths.start && pathname !== paths.dashboard) return [];
  const kept = readCalls();
  if (kept?.account !== account) return [];
  for (const { route, input } of kept.calls)
    prefetchFrom(target, { route: { ...route, path: route.path as `/${string}`, ...unread }, input });
  return kept.areas;
}

/**
 * Remembers what an area has asked for ahead of a page; of the first page, for `startFirstCalls`.
 * @param path of the page, with its query
 */
export function noteFirstCalls(area: string, path: string, asked: readonly AskedCall[]): void {
  if (owner === undefined || path !== paths.dashboard) return;
  noted.set(area, asked);
  const calls = [...noted.values()]
    .flat()
    .filter(({ route }) => !route.file)
    .map(({ route: { method, path: called }, input }) => ({ route: { method, path: called }, input }));
  try {
    localStorage.setItem(firstCallsKey, JSON.stringify({ account: owner, areas: [...noted.keys()], calls }));
  } catch {
    // A full storage: the next start asks when its code is here.
  }
}

// Not beside the kept answers: to wait for their store would cost what the head start brings.
function readCalls() {
  try {
    return keptCalls.parse(JSON.parse(localStorage.getItem(firstCallsKey) ?? ''));
  } catch {
    return undefined;
  }
}
