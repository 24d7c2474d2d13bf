import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { call } from '@byggtun/shared/http/call';
import { statusOf, textOf } from '@byggtun/shared/http/CallError';
import { failureNotice } from '@byggtun/shared/http/failureNotice';
import { useEffect, useState } from 'react';

import { useNotify } from '../notice/NoticeProvider';
import type { SignIn } from './signIn';

/** How far the way from a token to a person is. */
export type ProfileState =
  | { kind: 'loading' }
  | { kind: 'known'; profile: Profile }
  /** Signed in, but nobody whom the portal lets in; the server says why. */
  | { kind: 'refused'; message: string };

/** Document 1, section 4: profile failure and 401 sign out after this many milliseconds. */
export const signOutDelay = 2_000;

/** Fetches the profile of who is signed in; a failure signs out, but never for the lack of a network. */
export function useProfile(signIn: SignIn, apiBase: string): ProfileState {
  const [state, setState] = useState<ProfileState>({ kind: 'loading' });
  const notify = useNotify();

  useEffect(() => {
    let gone = false;
    const fail = (error: unknown) => {
      if (gone) return;
      if (statusOf(error) === 403) {
        setState({ kind: 'refused', message: textOf(error) });
        return;
      }
      const { kind, text } = failureNotice(error);
      notify(kind, text);
      if (navigator.onLine) setTimeout(() => void signIn.end(), signOutDelay);
      else window.addEventListener('online', load, { once: true });
    };
    const load = () =>
      void call({ base: apiBase, getToken: signIn.getToken }, getProfile, {}).then(
        (profile) => !gone && setState({ kind: 'known', profile }),
        fail,
      );
    load();
    return () => {
      gone = true;
      window.removeEventListener('online', load);
    };
  }, [apiBase, signIn, notify]);

  return state;
}
