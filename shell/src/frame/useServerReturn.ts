import { isKept, onServerAnswer, shownAge } from '@byggtun/shared/portal/shownCalls';
import { useEffect, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';

import { isServerThere } from '../session/isServerThere';

/** Milliseconds before each look whether a server that was away is back; the last one holds for all that follow. */
const pauses = [2_000, 4_000, 8_000, 15_000];

/** Milliseconds in which an answer is one of those that were asked for together. */
const atOnce = 2_000;

/** So that no two clients look at the same instant. */
const nextPause = (tries: number) => (pauses[tries] ?? 15_000) * (0.75 + Math.random() / 2);

/**
 * While something on show is from the device: asks anew for that as soon as the server answers, a network is back, or
 * another call has been answered. No event tells of a server that was away while the browser had its network, so one small
 * call looks for it. SWR's own look when the network returns leaves out what was asked for in the last two seconds.
 */
export function useServerReturn(apiBase: string): void {
  const { mutate } = useSWRConfig();
  const isOld = useSyncExternalStore(shownAge.subscribe, () => shownAge.oldest() !== undefined);
  useEffect(() => {
    if (!isOld) return undefined;
    let timer: number | undefined;
    let askedAt = -Infinity;
    const refresh = () => {
      askedAt = Date.now();
      void mutate((key) => isKept(unstable_serialize(key as string)));
    };
    // Most answers are those that were just asked for.
    const heard = () => {
      if (Date.now() - askedAt > atOnce) refresh();
    };
    const wait = (tries: number) => {
      timer = window.setTimeout(() => void look(tries), nextPause(tries));
    };
    const look = async (tries: number) => {
      if (navigator.onLine && (await isServerThere(apiBase))) refresh();
      if (timer !== undefined) wait(tries + 1);
    };
    wait(0);
    window.addEventListener('online', refresh);
    const end = onServerAnswer(heard);
    return () => {
      window.clearTimeout(timer);
      timer = undefined;
      window.removeEventListener('online', refresh);
      end();
    };
  }, [isOld, apiBase, mutate]);
}
