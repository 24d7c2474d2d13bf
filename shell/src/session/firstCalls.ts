import { paths } from '@byggtun/shared/contract/paths';
import { getProfile } from '@byggtun/shared/contract/user';
import { keepAnswer, readKept } from '@byggtun/shared/portal/keptAnswers';
import { ask, type AskedCall, prefetchFrom, type PrefetchTarget } from '@byggtun/shared/portal/prefetch';
import * as z from 'zod';

const name = 'first calls';

const keptCalls = z.array(
  z.object({
    route: z.object({ method: z.enum(['GET', 'POST']), path: z.string() }),
    input: z.unknown(),
  }),
);

/** What a call needs only where its answer is read. */
const unread = { summary: '', tag: '', answer: z.unknown() };

/** Whose start it is; undefined on a kiosk, where the next person is another. */
let owner: string | undefined;
const noted = new Map<string, readonly AskedCall[]>();

/**
 * Asks for what the first page of the day will ask for, before the code is here that knows it: the profile, and what that page asked
 * for the last time on this device. A guess: what nobody takes is forgotten, and the server answers no more than it would later.
 * @param account the provider's name for who is signed in
 */
export async function startFirstCalls(target: PrefetchTarget, account: string): Promise<void> {
  owner = account;
  prefetchFrom(target, ask(getProfile, {}));
  const { pathname } = window.location;
  if (pathname !== paths.start && pathname !== paths.dashboard) return;
  const kept = keptCalls.safeParse((await readKept(account, name))?.answer).data ?? [];
  for (const { route, input } of kept)
    prefetchFrom(target, { route: { ...route, path: route.path as `/${string}`, ...unread }, input });
}

/**
 * Remembers what an area has asked for ahead of a page; of the first page, for `startFirstCalls`.
 * @param path of the page, with its query
 */
export async function noteFirstCalls(area: string, path: string, asked: readonly AskedCall[]): Promise<void> {
  if (owner === undefined || path !== paths.dashboard) return;
  noted.set(area, asked);
  const calls = [...noted.values()]
    .flat()
    .filter(({ route }) => !route.file)
    .map(({ route: { method, path: called }, input }) => ({ route: { method, path: called }, input }));
  await keepAnswer(owner, name, calls);
}
