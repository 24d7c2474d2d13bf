import { useSyncExternalStore } from 'react';
import { unstable_serialize } from 'swr';

import type { Route, RouteInput } from '../contract/route';
import { callKey } from './callKey';
import { isKept, shownAge } from './shownCalls';

/** Whether the answer of a call is from the device, because the server can't be asked now; live. Since 1.5.0. */
export function useIsKept<R extends Route>(route: R, input: RouteInput<R>): boolean {
  const key = unstable_serialize(callKey(route, input));
  return useSyncExternalStore(shownAge.subscribe, () => isKept(key));
}
