import { useState } from 'react';

import type { Route, RouteAnswer, RouteInput } from '../contract/route';
import { call } from '../http/call';
import { usePortal } from './portal';
import { forgetPrefetched } from './prefetch';
import { useFailure } from './useFailure';

/**
 * A call that changes something. `run` tells of a failure by the error catalogue and then throws it on, so that the
 * form that asked keeps what was typed; `running` is true meanwhile.
 */
export function useCommand<R extends Route>(route: R) {
  const { apiBase, session } = usePortal();
  const fail = useFailure();
  const [running, setRunning] = useState(false);

  const run = async (input: RouteInput<R>): Promise<RouteAnswer<R>> => {
    setRunning(true);
    try {
      return await call({ base: apiBase, getToken: session.getToken }, route, input);
    } catch (error) {
      fail(error);
      throw error;
    } finally {
      forgetPrefetched();
      setRunning(false);
    }
  };

  return { run, running };
}
