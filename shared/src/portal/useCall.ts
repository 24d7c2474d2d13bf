import useSWR, { unstable_serialize, useSWRConfig } from 'swr';

import type { Route, RouteAnswer, RouteInput } from '../contract/route';
import { call } from '../http/call';
import { createUnderWay } from '../http/createUnderWay';
import { isSameAnswer } from '../http/isSameAnswer';
import { callKey } from './callKey';
import { isLost, orKept } from './orKept';
import { usePortal } from './portal';
import { takePrefetched, useShown } from './prefetch';
import { shownAge } from './shownCalls';
import { useFailure } from './useFailure';

const underWay = createUnderWay();

/** Calls that were refused after a kept answer had been given, by key: the next read takes the refusal, as it stands. */
const refused = new Map<string, Promise<unknown>>();

/** How a read behaves beside its key. */
export interface CallOptions {
  /** Tells nobody of a failure; for lists (docs/product/failures.md#in-place) and whoever shows it in place. */
  quiet?: boolean;
  /** Keeps showing the answer of the last input until the next has come. */
  keepPrevious?: boolean;
}

/**
 * The answer of a call, kept and shared by route and input; null asks for nothing. When the server can't be reached it is what the page
 * has already, else the one that this device had last, and the shell tells its age. A failure goes through the error
 * catalogue and stays in `error` until 'Prøv igjen' (`mutate`), the network's return or the window's focus.
 */
export function useCall<R extends Route>(
  route: R,
  input: RouteInput<R> | null,
  { quiet = false, keepPrevious = false }: CallOptions = {},
) {
  const { apiBase, session, kiosk, network } = usePortal();
  const { cache, mutate } = useSWRConfig();
  const fail = useFailure();
  useShown(route, input);
  // The bar of the shell says it already; one cause is told once.
  const isTold = () => !network.online || shownAge.oldest() !== undefined;
  const owner = kiosk ? undefined : String(session.profile.id);
  const fetchAnswer = (asked: RouteInput<R>) => {
    const parts = callKey(route, asked);
    const key = unstable_serialize(parts);
    const answer =
      (refused.get(key) as Promise<RouteAnswer<R>> | undefined) ??
      takePrefetched(route, asked) ??
      call({ base: apiBase, getToken: session.getToken }, route, asked);
    const again = () => void mutate(parts).catch(() => undefined);
    const place = {
      owner,
      key,
      fits: (kept: unknown) => route.answer.safeParse(kept).success,
      shown: (): unknown => cache.get(key)?.data,
      again,
      refuse: () => {
        refused.set(key, answer);
        again();
        // Who shows it has read it by now; where nobody does, nobody is told.
        refused.delete(key);
      },
    };
    return underWay.follow(
      key,
      orKept(answer, place, (late) => void mutate(parts, late, { revalidate: false })),
    );
  };
  return useSWR<RouteAnswer<R>, unknown>(
    input === null ? null : callKey(route, input),
    () => fetchAnswer(input as RouteInput<R>),
    {
      onError: (error) => fail(error, { quiet: quiet || (isLost(error) && isTold()) }),
      // What a command has answered meanwhile is shown, and the read dropped with all that others had done by then: it is read once more.
      onDiscarded: (key) => {
        if (input !== null && !underWay.has(key)) void mutate(callKey(route, input)).catch(() => undefined);
      },
      compare: isSameAnswer,
      keepPreviousData: keepPrevious,
      shouldRetryOnError: false,
    },
  );
}
