import { paths } from '@byggtun/shared/contract/paths';
import { statusOf } from '@byggtun/shared/http/CallError';
import { failureNotice } from '@byggtun/shared/http/failureNotice';
import { useEffect, useEffectEvent, useState } from 'react';

import { useNotify } from '../notice/NoticeProvider';
import { keepReturnAddress } from './returnAddress';
import { type ProfileSource, type ProfileState, watchProfile } from './watchProfile';

/** Profile failure and 401 sign out after this many milliseconds (docs/product/sign-in.md#session). */
export const signOutDelay = 2_000;

/** Whoever stayed would see the one company and act for the other; the browser asks where something typed would be lost. */
const startAnew = () => window.location.reload();

/** The address of the page that is open, for who signs in again; at the start it would stand in the place of one that was asked for. */
function keepOpenPage(): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== paths.start && pathname !== paths.notFound) keepReturnAddress(pathname + search + hash);
}

/** The profile of who is signed in. A refusal signs out, a server that has a fault or does not answer never does. */
export function useProfile({ signIn, apiBase, kiosk }: ProfileSource): ProfileState {
  const [state, setState] = useState<ProfileState>({ kind: 'loading' });
  const notify = useNotify();
  // A person is fetched once, however often the shell around is drawn.
  const lose = useEffectEvent((error: unknown) => {
    const { kind, text } = failureNotice(error);
    notify(kind, text);
    setTimeout(() => {
      // A session that has run out takes nobody's link away; on a kiosk somebody else may sign in.
      if (statusOf(error) === 401 && !kiosk) keepOpenPage();
      void signIn.end();
    }, signOutDelay);
  });

  useEffect(
    () =>
      watchProfile(
        { signIn, apiBase, kiosk },
        { become: setState, lose: (error) => lose(error), loadAnew: startAnew },
      ),
    [apiBase, signIn, kiosk],
  );
  return state;
}
