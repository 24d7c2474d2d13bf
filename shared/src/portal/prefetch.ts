import { unstable_serialize } from 'swr';

import type { Route, RouteAnswer, RouteInput } from '../contract/route';
import { call } from '../http/call';
import { callKey } from './callKey';
import type { Portal, Session } from './portal';
import { isShown, useShownKey } from './shownCalls';

/** A call with its input, as `ask` makes it. */
export interface AskedCall {
  route: Route;
  input: unknown;
}

/** A call that a page will make, to be made before its code is here; the input must be the very one that the page gives. */
export const ask = <R extends Route>(route: R, input: RouteInput<R>): AskedCall => ({ route, input });

/** Milliseconds for which an answer waits for its page; after that the page asks for itself. */
const keepFor = 10_000;

const begun = new Map<string, Promise<unknown>>();
let hear: ((asked: AskedCall) => void) | undefined;
const keyOf = ({ route, input }: AskedCall) => unstable_serialize(callKey(route, input as never));

/** Who makes the calls of a page that is on its way; a `Portal` is one. Since 1.4.0. */
export interface PrefetchTarget {
  apiBase: string;
  session: Pick<Session, 'getToken'>;
}

/** Makes a call whose page is on its way; the page's own `useCall` takes the answer. What is on the screen is not asked for. */
export function prefetch({ apiBase, session }: Pick<Portal, 'apiBase' | 'session'>, asked: AskedCall): void {
  prefetchFrom({ apiBase, session }, asked);
}

/** As `prefetch`, before there is a portal. Since 1.4.0. */
export function prefetchFrom({ apiBase, session }: PrefetchTarget, asked: AskedCall): void {
  hear?.(asked);
  const key = keyOf(asked);
  if (begun.has(key) || isShown(key)) return;
  const answer = call({ base: apiBase, getToken: session.getToken }, asked.route, asked.input as never);
  begun.set(key, answer);
  const forget = () => {
    if (begun.get(key) === answer) begun.delete(key);
  };
  answer.then(() => setTimeout(forget, keepFor), forget);
}

/** The calls that this has asked for by `prefetch`; those too that were begun already. Since 1.4.0. */
export function askedBy(work: () => void): AskedCall[] {
  const heard: AskedCall[] = [];
  hear = (asked) => heard.push(asked);
  try {
    work();
  } finally {
    hear = undefined;
  }
  return heard;
}

/** The answer that waits for this call, once; undefined when nobody has asked. */
export function takePrefetched<R extends Route>(
  route: R,
  input: RouteInput<R>,
): Promise<RouteAnswer<R>> | undefined {
  const key = keyOf({ route, input });
  const answer = begun.get(key);
  begun.delete(key);
  return answer as Promise<RouteAnswer<R>> | undefined;
}

/** After a change: what was asked for before it may be old. */
export const forgetPrefetched = (): void => begun.clear();

/** Notes that a call's answer is on the screen, where it is kept fresh in other ways. */
export function useShown<R extends Route>(route: R, input: RouteInput<R> | null): void {
  useShownKey(input === null ? '' : keyOf({ route, input }));
}
