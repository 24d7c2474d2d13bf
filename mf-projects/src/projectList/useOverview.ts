import { listProjectPage } from '@byggtun/shared/contract/project';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useSearchParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';
import { focusFilterButton } from '@byggtun/shared/table/filterFocus';
import { useSteadyCall } from '@byggtun/shared/table/useSteadyCall';
import { useEffect, useRef, useState } from 'react';

import { mayToggle, type Overview, overviewInput, readOverview, writeOverview } from './readOverview';

/** Every project of one's own, whatever is filtered. */
const ownInput = { query: { scope: 'mine', page: 1 } } as const;

/** The overview's state, which lives in the address bar, and its first page. */
export function useOverview() {
  const { session } = usePortal();
  const [params, setParams] = useSearchParams();
  const read = readOverview(session, params);
  const isToggled = mayToggle(session);

  // Whether there are no projects of one's own at all, or none that fit, is asked for when none has come.
  const [isOwnAsked, askOwn] = useState(false);
  const own = useCall(listProjectPage, isOwnAsked ? ownInput : null, { quiet: true });
  const hasNone = own.data?.totalCount === 0;
  const scope = hasNone && !isToggled ? 'all' : read.scope;
  const overview: Overview = { ...read, scope };
  const first = useSteadyCall(listProjectPage, overviewInput(overview, 1));
  const isEmpty = first.data?.totalCount === 0;
  if (scope === 'mine' && isEmpty && !isOwnAsked) askOwn(true);

  // Nothing in the address: the view was opened as it is. It turns to all projects when there are none of one's own, once.
  const mayJump = useRef(isToggled && params.size === 0);
  const write = (part: Partial<Overview>, quietly: boolean) => {
    mayJump.current = false;
    setParams(writeOverview({ ...read, ...part }), { replace: quietly });
  };
  const isKnown = first.data !== undefined && (!isEmpty || own.data !== undefined);
  useEffect(() => {
    if (!isKnown || !mayJump.current) return;
    mayJump.current = false;
    if (hasNone) setParams({ show: 'all' }, { replace: true });
  }, [isKnown, hasNone, setParams]);

  useHubEvent('OnInfotechEvent', useRefresh(listProjectPage));

  return {
    overview,
    first,
    /** Nothing has come that fits, and it is not known yet whether something else will. */
    isWaiting: isEmpty && (first.isLoading || (scope === 'mine' && own.isLoading)),
    /** There is no project of one's own, whatever is filtered. */
    hasNone,
    mayToggle: isToggled,
    /** Leaves an entry in the history. */
    change: (part: Partial<Overview>) => write(part, false),
    search: (text: string) => write({ search: text }, true),
    /** 'Slett filter': takes every filter and the search away, also those that the view opens with. */
    clear: () => {
      focusFilterButton();
      write({ search: '', projTypeId: undefined, phases: [] }, false);
    },
  };
}

/** What `useOverview` gives. */
export type OverviewState = ReturnType<typeof useOverview>;
