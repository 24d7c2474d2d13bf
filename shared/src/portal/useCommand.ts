import { useState } from 'react';

import type { Route, RouteAnswer, RouteInput } from '../contract/route';
import { call, type CallControl } from '../http/call';
import { statusOf } from '../http/CallError';
import type { FailureNotice } from '../http/failureNotice';
import { usePortal } from './portal';
import { forgetPrefetched } from './prefetch';
import { useFailure } from './useFailure';

/** How a command behaves beside its route. */
export interface CommandOptions {
  /** No loading overlay (docs/product/frame.md#waiting): whoever asks shows the progress in place, or shows the outcome at once. */
  hideLoader?: boolean;
  /** Told of a failure in the place of the catalogue's words, which the form that asked shows; a 401 is told as ever. */
  failed?: FailureNotice;
}

/**
 * A call that changes something. `run` tells of a failure by the error catalogue and then throws it on, so that the
 * form that asked keeps what was typed; `running` is true meanwhile, and the loading overlay lies over the page. What the
 * person gives up is thrown on and told to nobody.
 */
export function useCommand<R extends Route>(route: R, { hideLoader = false, failed }: CommandOptions = {}) {
  const { apiBase, session, loading, notify } = usePortal();
  const fail = useFailure();
  const [running, setRunning] = useState(false);

  const run = async (input: RouteInput<R>, control: CallControl = {}): Promise<RouteAnswer<R>> => {
    const release = hideLoader ? undefined : loading.hold();
    setRunning(true);
    try {
      return await call({ base: apiBase, getToken: session.getToken }, route, input, control);
    } catch (error) {
      const isOwn = failed && !control.signal?.aborted && statusOf(error) !== 401;
      if (isOwn) notify(failed.kind, failed.text);
      else if (!control.signal?.aborted) fail(error);
      throw error;
    } finally {
      forgetPrefetched();
      release?.();
      setRunning(false);
    }
  };

  return { run, running };
}
